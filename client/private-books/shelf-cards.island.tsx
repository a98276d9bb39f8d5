// Renders a card for each private book (a rulebook that the reader has added) on the home page, after the games of the
// site.
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { LANGUAGES, type Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { useStored } from '../use-storage';

export const attach = (element: HTMLElement): void => renderInto(<PrivateBookCards />, element);

function PrivateBookCards() {
  const { privateBooks } = stringsOf(page.lang);
  const [books] = useStored('own');
  return (
    <section aria-labelledby="own-books">
      <h2 id="own-books" className="mt-8 font-rule text-2xl font-[650]">
        {privateBooks.shelf}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {Object.entries(books).map(([id, [name = id, ...languages]]) => {
          const lang = languages.find((one) => one === page.lang) ?? languages[0] ?? page.lang;
          return (
            <li key={id}>
              <a
                href={withBase(gamePath(privateGameId(id), lang))}
                className="block h-full min-h-20 rounded-2xl border border-line bg-raised p-4 no-underline hover:border-accent"
              >
                <span lang={lang} className="block font-rule text-xl font-[650] leading-tight">
                  {name}
                </span>
                <span className="mt-1 block text-sm text-soft">{privateBooks.onDevice}</span>
                <span className="block text-sm text-soft">
                  {languages.map((one) => LANGUAGES[one as Lang]?.name ?? one).join(' · ')}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
