// The topic map of a game: an overview of the groups of entries, then each group with the links between its entries.

import { targetPath } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import { tagsAttribute } from '@/lib/core/visibility-filters';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';
import { LinkChips } from '../reading/link-chips';
import { LockedRows } from '../spoilers/locked-rows';

const ROW = 'flex min-h-11 items-center border-b border-line font-medium no-underline hover:text-accent';

export function TopicsView({ edition }: { edition: SiteEdition }) {
  const { game, lang, topics } = edition;
  const strings = stringsOf(lang);
  const locked = edition.parts.flatMap((part) => part.entries.filter(({ until }) => until));
  const alone = topics.alone.map((link) => ({ ...link, path: targetPath(game, lang, link.target) }));
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{strings.topics.title}</PageTitle>
      <p className="mt-2 text-soft">{typeset(strings.topics.intro)}</p>
      {topics.groups.length > 0 && (
        <section className="mt-6" aria-labelledby="overview">
          <h2 id="overview" className="font-rule text-2xl font-[650]">
            {strings.topics.overview}
          </h2>
          <Drawing svg={topics.overview} />
        </section>
      )}
      <div className="topic-groups">
        {topics.groups.map(({ id, title, tags, module, svg }) => (
          <section key={id} id={`group-${id}`} data-tags={tagsAttribute(tags)} data-module={module}>
            <h2 className="sr-only">{title}</h2>
            <Drawing svg={svg} />
          </section>
        ))}
      </div>
      <LinkChips title={strings.topics.alone} links={alone} />
      {locked.length > 0 && (
        <ul className="mt-8" aria-label={strings.spoilers.title}>
          {locked.map((link) => (
            <LockedRows key={link.target} game={game} lang={lang} link={link} className={ROW} />
          ))}
        </ul>
      )}
    </main>
  );
}

function Drawing({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/topics draws it and escapes its text
  return <div className="mt-3 max-w-110" dangerouslySetInnerHTML={{ __html: svg }} />;
}
