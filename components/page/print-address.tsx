// The page's address for paper; a site that does not know its public name has it put in where it is opened.
import { absolute, withBase } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';

/** A private book has no address that leads anywhere else. */
export const PrintAddress = ({ path, game = '' }: { path: string; game?: string }) =>
  isPrivateGame(game) ? null : (
    <p className="print-address" data-path={withBase(path)}>
      {absolute(path)}
    </p>
  );
