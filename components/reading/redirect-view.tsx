// The page of a redirect, which is an entry that only refers to other entries: "Remove from the game: see Discard". The
// page lists the targets. If there is only one target, the page redirects to it immediately.

import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';

export function RedirectView({ edition, entry }: { edition: SiteEdition; entry: SiteEntry }) {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const [only, ...others] = entry.see;
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      {only && others.length === 0 && (
        <meta httpEquiv="refresh" content={`0; url=${withBase(targetPath(game, lang, only.target))}`} />
      )}
      <PageTitle>{entry.title}</PageTitle>
      <p className="mt-2 text-sm text-soft">{strings.see}:</p>
      <ul className="mt-3 grid gap-3">
        {entry.see.map(({ target, title, opening }) => (
          <li key={target}>
            <a
              href={withBase(targetPath(game, lang, target))}
              className="block rounded-xl border border-line bg-raised p-4 no-underline hover:border-accent"
            >
              <span className="font-semibold text-accent">{title}</span>
              <span className="mt-1 block font-rule text-[1.0625rem] leading-snug">{opening}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
