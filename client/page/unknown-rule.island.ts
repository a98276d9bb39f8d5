// On the 404 page: redirects an address that looks like a rule's to the entry, which shows that the rule is unknown.
import { SETTINGS, withBase } from '@/components/page/site-addresses';
import { entryPath } from '@/lib/core/addresses';

/** Matches /outer-rim/uk/patrols/no-such-rule/ after the sub-path. */
const RULE_PATH = /^\/([a-z0-9-]+)\/([a-z]{2})\/([a-z0-9-]+)\/([^/]+)\/?$/;

export function attach(): void {
  const match = RULE_PATH.exec(location.pathname.slice(SETTINGS.basePath.length));
  if (!match) return;
  const [, game = '', lang = '', entry = '', rule = ''] = match;
  const address = withBase(entryPath(game, lang, entry));
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(`${address}#${rule}`);
    },
    () => {},
  );
}
