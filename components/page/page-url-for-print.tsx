// The address of the page, shown only in print. If the build does not know the origin of the site, the address is only
// a path, and client/page/page-url-for-print.ts adds the origin.
import { absolute, withBase } from '@/components/page/site-addresses';
import { isPrivateGame } from '@/lib/core/addresses';

/** Shows nothing for a private book, because its address works on one device only. */
export const PrintAddress = ({ path, game = '' }: { path: string; game?: string }) =>
  isPrivateGame(game) ? null : (
    <p className="print-address" data-path={withBase(path)}>
      {absolute(path)}
    </p>
  );
