// Shows unlocked entries in elements with the attribute `data-opened`: in lists, links, the booklet and the page title.
import { AlphabetList } from '@/components/game/alphabet-list';
import { withBase } from '@/components/page/site-addresses';
import { LinkChips } from '@/components/reading/link-chips';
import { InlineText } from '@/components/reading/rule-text';
import { entryPath, targetPath } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import type { EntryData, GameData } from '@/lib/data/game-data';
import { entriesMentioning, insertIntoAlphabet, unlockedEntries } from '@/lib/data/unlocked-entries';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf } from '@/lib/sharing/quotation';
import { page, parseDataAttribute } from '../current-page';
import { DecisionSlot } from '../decisions/lazy-rule-decisions';
import { loadGameData } from '../load-game-data';
import { renderInto } from '../render-into';

const { game, lang } = page;
const lockedTitle = document.title;

/** Functions that fill an element. The key is the value of the element's attribute `data-opened`. */
const RENDERERS: Record<
  string,
  (element: HTMLElement, opened: readonly EntryData[], data: GameData) => void
> = {
  rows: (element, opened) => replaceRows(element, opened),
  alphabet: (element, opened) =>
    renderInto(
      <AlphabetList
        game={game}
        lang={lang}
        alphabet={insertIntoAlphabet(parseDataAttribute(element, 'alphabet'), opened, lang)}
      />,
      element,
    ),
  mentions: (element, opened) =>
    renderInto(
      <LinkChips
        title={stringsOf(lang).spoilers.mentions}
        links={entriesMentioning(opened, element.dataset.entry ?? '').map(({ id, title }) => ({
          target: id,
          title: typeset(title),
          path: targetPath(game, lang, id),
        }))}
      />,
      element,
    ),
  booklet: (element, opened, { icons, book }) =>
    renderInto(<OpenedPages opened={opened} icons={icons} book={book} />, element),
};

let latest: readonly string[] = [];

export async function showUnlocked(points: readonly string[]): Promise<void> {
  latest = points;
  const title = document.querySelector<HTMLElement>('[data-opened="title"]');
  if (title)
    document.title = points.includes(title.dataset.until ?? '') ? (title.dataset.title ?? '') : lockedTitle;
  const data = await loadGameData(game, lang).catch(() => undefined);
  // If the data fails to load, the lists stay as they are.
  if (!data || latest !== points) return;
  const opened = unlockedEntries(data, points);
  for (const element of document.querySelectorAll<HTMLElement>('[data-opened]'))
    RENDERERS[element.dataset.opened ?? '']?.(element, opened, data);
}

/** Replaces the row «locked: mission 2» of a list with rows that have the titles of the unlocked entries. */
function replaceRows(row: HTMLElement, opened: readonly EntryData[]): void {
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

/** Renders the unlocked entries at the end of the booklet, from the data of the edition. */
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
