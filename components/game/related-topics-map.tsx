// The part of the topic map around an entry: a drawing of the entry and its related entries, and a link to the whole
// map.
import { withBase } from '@/components/page/site-addresses';
import { editionPagePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';

export function RelatedTopicsMap({ game, lang, svg }: { game: string; lang: Lang; svg: string }) {
  const { topics } = stringsOf(lang);
  return (
    <section className="topic-picture mt-8 print:hidden" aria-label={topics.figure}>
      <h2 className="text-sm font-medium text-soft">{topics.figure}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/topics draws it and escapes its text */}
      <div className="mt-2 max-w-90" dangerouslySetInnerHTML={{ __html: svg }} />
      <a
        href={withBase(editionPagePath(game, lang, 'topics'))}
        className="flex min-h-11 items-center text-[0.9375rem] font-medium text-accent no-underline"
      >
        {topics.whole} →
      </a>
    </section>
  );
}
