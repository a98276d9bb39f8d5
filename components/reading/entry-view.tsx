// Shows an entry: title, source, rules, questions, and links to related entries.

import { withBase } from '@/components/page/site-addresses';
import { entryPath, targetPath } from '@/lib/core/addresses';
import { bookOfEntry } from '@/lib/data/book-of-entry';
import type { SiteEdition, SiteEntry, SiteLink } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { RelatedTopicsMap } from '../game/related-topics-map';
import { ModuleNotes } from '../modules/module-notes';
import { PageTitle } from '../page/page-title';
import { PrintAddress } from '../page/page-url-for-print';
import { ChecklistProgress } from './checklist-progress';
import { CommonQuestions } from './common-questions';
import { EntryActions } from './entry-actions';
import { EntrySections } from './entry-sections';
import { LinkChips } from './link-chips';
import { PlayerCountChoice } from './player-count-choice';
import { PreviousNext } from './previous-next';
import { SourceInfo } from './source-info';

interface EntryViewProps {
  edition: SiteEdition;
  entry: SiteEntry;
  /** Whether the entry is shown inside another page, which already has a <main> element. */
  inside?: boolean;
}

export function EntryView({ edition, entry, inside = false }: EntryViewProps) {
  const { game, lang } = edition;
  const book = bookOfEntry(edition, entry);
  const strings = stringsOf(lang);
  const withPath = (link: SiteLink) => ({ ...link, path: targetPath(game, lang, link.target) });
  const neighbour = (link: SiteLink, label: string) => ({
    label,
    title: link.title,
    path: entryPath(game, lang, link.target),
    ...(link.module && { module: link.module.id }),
  });
  const source = [book.short, entry.page && strings.page(entry.page)].filter(Boolean).join(', ');
  const Frame = inside ? 'div' : 'main';
  return (
    <Frame {...(!inside && { id: 'content', className: 'relative mx-auto max-w-2xl px-5 pt-5' })}>
      <article
        data-entry={entry.id}
        data-page={entry.page}
        data-version={entry.version}
        data-changed={entry.changed}
        data-tap-hint={strings.sharing.tapHint}
      >
        <PageTitle>{entry.title}</PageTitle>
        <p className="mb-4 mt-2 text-sm text-soft">
          <span title={book.title}>{source}</span>
          {entry.en && lang !== 'en' && (
            <>
              {' · '}
              <span lang="en">{entry.en}</span>
            </>
          )}
          {' · '}
          {strings.ruleCount(entry.ruleCount)}
        </p>
        {(entry.module || entry.replacedBy) && <ModuleNotes edition={edition} entry={entry} />}
        {entry.playerChoices && <PlayerCountChoice lang={lang} players={entry.playerChoices} />}
        {entry.checklist && <ChecklistProgress lang={lang} entry={entry.id} steps={entry.checklist} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: entry-to-html.ts makes it from checked content */}
        <div className="entry-text" dangerouslySetInnerHTML={{ __html: entry.html }} />
        {entry.movedAway.map(({ id, link }) => (
          <p
            key={id}
            id={id}
            className="rule mt-4 rounded-xl bg-wash p-3"
            data-moved-to={withBase(targetPath(game, lang, link.target))}
          >
            {strings.moved}: <a href={withBase(withPath(link).path)}>{link.title}</a>
          </p>
        ))}
        <SourceInfo edition={edition} entry={entry} />
        <PrintAddress path={entryPath(game, lang, entry.id)} game={game} />
      </article>
      <EntrySections label={strings.desk.sections} sections={entry.sections} />
      {entry.asked && <CommonQuestions asked={entry.asked} words={strings.asked} />}
      <EntryActions lang={lang} />
      <LinkChips title={strings.related} links={entry.related.map(withPath)} />
      <LinkChips title={strings.mentionedIn} links={entry.mentionedIn.map(withPath)} />
      {edition.unlocks.length > 0 && !entry.locked && <div data-opened="mentions" data-entry={entry.id} />}
      {entry.picture && <RelatedTopicsMap game={game} lang={lang} svg={entry.picture} />}
      <PreviousNext
        label={strings.neighbours}
        previous={entry.previous.map((link) => neighbour(link, strings.previous))}
        next={entry.next.map((link) => neighbour(link, strings.next))}
      />
    </Frame>
  );
}
