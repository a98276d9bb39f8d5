// The page's address for print. If the build does not know the public origin, client/page/print-address.ts adds it.
import { absolute, withBase } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';

/** Nothing for a private book, whose address works on one device only. */
export const PrintAddress = ({ path, game = '' }: { path: string; game?: string }) =>
  isPrivateGame(game) ? null : (
    <p className="print-address" data-path={withBase(path)}>
      {absolute(path)}
    </p>
  );
