// What the players have opened, wherever the page left a place for it: in lists, among mentions, in the booklet, in the title.

import { AlphabetList } from '@/components/game/alphabet-list';
import { withBase } from '@/components/page/site-addresses';
import { InlineText } from '@/components/reading/inline-text';
import { LinkChips } from '@/components/reading/link-chips';
import { entryPath, targetPath } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import type { EntryData, GameData } from '@/lib/data/game-data';
import { mentionsAmong, unlockedEntries, withEntries } from '@/lib/data/unlocked-entries';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf } from '@/lib/sharing/quotation';
import { dataOf, page } from '../current-page';
import { DecisionSlot } from '../decisions/decision-slot';
import { loadGameData } from '../load-game-data';
import { draw } from '../mount';

const { game, lang } = page;
const closedTitle = document.title;

/** Each place by the word it carries in `data-opened`. */
const PLACES: Record<string, (place: HTMLElement, opened: readonly EntryData[], data: GameData) => void> = {
  rows: (place, opened) => drawRows(place, opened),
  alphabet: (place, opened) =>
    draw(
      <AlphabetList
        game={game}
        lang={lang}
        alphabet={withEntries(dataOf(place, 'alphabet'), opened, lang)}
      />,
      place,
    ),
  mentions: (place, opened) =>
    draw(
      <LinkChips
        title={stringsOf(lang).spoilers.mentions}
        links={mentionsAmong(opened, place.dataset.entry ?? '').map(({ id, title }) => ({
          target: id,
          title: typeset(title),
          path: targetPath(game, lang, id),
        }))}
      />,
      place,
    ),
  booklet: (place, opened, { icons, book }) =>
    draw(<OpenedPages opened={opened} icons={icons} book={book} />, place),
};

let latest: readonly string[] = [];

export async function show(points: readonly string[]): Promise<void> {
  latest = points;
  const title = document.querySelector<HTMLElement>('[data-opened="title"]');
  if (title)
    document.title = points.includes(title.dataset.until ?? '') ? (title.dataset.title ?? '') : closedTitle;
  const data = await loadGameData(game, lang).catch(() => undefined);
  // Offline before the first visit: the lists stay as they are.
  if (!data || latest !== points) return;
  const opened = unlockedEntries(data, points);
  for (const place of document.querySelectorAll<HTMLElement>('[data-opened]'))
    PLACES[place.dataset.opened ?? '']?.(place, opened, data);
}

/** One line stands for everything a point keeps closed; once it is reached, the entries by their true titles. */
function drawRows(row: HTMLElement, opened: readonly EntryData[]): void {
  for (const before of row.parentElement?.querySelectorAll(`[data-row-of="${row.dataset.until}"]`) ?? [])
    before.remove();
  const entries = opened.filter(({ until }) => until === row.dataset.until);
  row.hidden = entries.length > 0;
  const rows = entries.map(({ id, title }) => {
    const item = document.createElement('li');
    item.dataset.rowOf = row.dataset.until;
    const link = document.createElement('a');
    link.className = row.querySelector('a')?.className ?? '';
    link.href = withBase(entryPath(game, lang, id));
    link.textContent = typeset(title);
    item.append(link);
    return item;
  });
  row.after(...rows);
}

/** At the end of the booklet: from the data, for the page itself knows nothing of it. */
function OpenedPages({
  opened,
  icons,
  book,
}: Pick<GameData, 'icons' | 'book'> & { opened: readonly EntryData[] }) {
  const strings = stringsOf(lang);
  if (opened.length === 0) return null;
  return (
    <section className="booklet-part">
      <h2>{strings.spoilers.title}</h2>
      {opened.map(({ id, title, page: printed, rules }) => (
        <article key={id} className="booklet-entry">
          <h3 id={id}>{typeset(title)}</h3>
          <p className="booklet-source">
            {[printed && pageWordOf(strings, book)(printed), entryPath(game, lang, id)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="entry-text">
            {rules.map((rule) =>
              rule.kind === 'heading' ? (
                <h4 key={rule.id} className="section">
                  {rule.text}
                </h4>
              ) : (
                <div key={rule.id} className="rule">
                  <div className="rule-body">
                    {rule.number && <span className="rule-n">{rule.number}</span>}
                    <p>
                      <InlineText text={rule.text} icons={icons} edition={{ game, lang }} />
                    </p>
                  </div>
                  <DecisionSlot game={game} target={`${id}#${rule.id}`} />
                </div>
              ),
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
