// On the 404 page: if the address looks like the address of a rule, redirects to the entry, which then shows that the
// rule is unknown.
import { SETTINGS, withBase } from '@/components/page/site-addresses';
import { entryPath } from '@/lib/core/addresses';

/** Matches the path after the base path of the site, for example /outer-rim/uk/patrols/no-such-rule/. */
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
