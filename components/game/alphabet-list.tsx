// The alphabetical index of an edition. Above the index, a list of letters links to its sections.
import { withBase } from '@/components/page/site-addresses';
import { targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { sharedTags, tagsAttribute } from '@/lib/core/visibility-filters';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';

export interface AlphabetListProps {
  game: string;
  lang: Lang;
  alphabet: SiteEdition['alphabet'];
}

export function AlphabetList({ game, lang, alphabet }: AlphabetListProps) {
  return (
    <>
      <nav aria-label={stringsOf(lang).letters} className="-mx-1 mt-2 flex flex-wrap">
        {alphabet.map(({ letter, items }) => (
          <a
            key={letter}
            href={`#letter-${letter}`}
            data-tags={tagsAttribute(sharedTags(items))}
            className="grid min-h-11 min-w-11 place-items-center rounded-lg font-semibold text-accent no-underline hover:bg-wash"
          >
            {letter}
          </a>
        ))}
      </nav>
      {alphabet.map(({ letter, items }) => (
        <section
          key={letter}
          aria-labelledby={`letter-${letter}`}
          data-tags={tagsAttribute(sharedTags(items))}
          className="mt-4"
        >
          <h3 id={`letter-${letter}`} className="text-sm font-semibold text-soft">
            {letter}
          </h3>
          <ul>
            {items.map(({ target, title, from, tags, module }) => (
              <li key={`${target} ${title}`} data-tags={tagsAttribute(tags)} data-module={module?.id}>
                <a
                  href={withBase(targetPath(game, lang, target))}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-2 border-b border-line py-2.5 no-underline hover:text-accent"
                >
                  <span className={from ? '' : 'font-medium'}>{title}</span>
                  {module && <span className="text-sm text-soft">{module.name}</span>}
                  {from && <span className="text-sm text-soft">→ {from.join(', ')}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
