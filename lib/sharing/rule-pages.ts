// Which tiny pages an edition has: one for every rule there is, and one for every address that once was published.
import { entryPath, previewPath, rulePath, targetPath } from '../addresses';
import type { EntryData, GameData, RuleData } from '../data/game-data';
import { stringsOf } from '../interface';
import type { SiteEdition } from '../site';
import { shorten, sourceOf, toWords } from './quote';
import { isSpoilerRule } from './rule-card';
import type { RulePage } from './rule-page';

/** A title of this length is shown whole by the usual chats. */
const TITLE = 110;

const FEW = 24;

/** Where a rule's address leads now: its entry, and the rule's place in it if there still is one. */
interface Home {
  entry: EntryData;
  rule?: RuleData;
  target: string;
}

/** `published` holds addresses without the language: `patrols`, `patrols#not-a-ship`. */
export function rulePagesOf(
  edition: SiteEdition,
  data: GameData,
  published: readonly string[],
): Map<string, RulePage> {
  const entries = new Map(data.entries.map((entry) => [entry.id, entry]));
  const addresses = new Set([
    ...data.entries.flatMap((entry) => entry.rules.map((rule) => `${entry.id}#${rule.id}`)),
    ...Object.values(edition.entries).flatMap((entry) =>
      Object.keys(entry.moved ?? {}).map((id) => `${entry.id}#${id}`),
    ),
    ...published.filter((address) => address.includes('#')),
  ]);
  const pages = new Map<string, RulePage>();
  for (const address of addresses) {
    const [entryId = '', ruleId = ''] = address.split('#');
    const home = findHome(entryId, ruleId, edition, entries);
    if (home) pages.set(rulePath(edition.game, edition.lang, entryId, ruleId), toPage(home, edition, data));
  }
  return pages;
}

/** Follows what was moved and what became a redirect; stops where it would go round in a ring. */
function findHome(
  entryId: string,
  ruleId: string,
  edition: SiteEdition,
  entries: ReadonlyMap<string, EntryData>,
  steps = 0,
): Home | undefined {
  const entry = entries.get(entryId);
  if (!entry || steps > 8) return undefined;
  const rule = entry.rules.find(({ id }) => id === ruleId);
  if (rule) return { entry, rule, target: `${entryId}#${ruleId}` };
  const forward = edition.entries[entryId]?.moved?.[ruleId] ?? entry.see?.[0];
  if (forward) {
    const [nextEntry = '', nextRule] = forward.split('#');
    return findHome(nextEntry, nextRule ?? ruleId, edition, entries, steps + 1);
  }
  // Printed only in another language: a note on editions says so here.
  const note = entry.rules.find(({ about }) => about?.includes(ruleId));
  return note ? { entry, rule: note, target: `${entryId}#${note.id}` } : { entry, target: entryId };
}

function toPage({ entry, rule, target }: Home, edition: SiteEdition, data: GameData): RulePage {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const [, ruleId] = target.split('#');
  const common = {
    lang,
    path: ruleId ? rulePath(game, lang, entry.id, ruleId) : entryPath(game, lang, entry.id),
    canonical: entryPath(game, lang, entry.id),
    link: strings.sharing.openInRules,
  };
  const until = rule?.until ?? entry.until;
  if (until && (!rule || isSpoilerRule(rule, entry))) {
    const point = edition.unlocks.find(({ id }) => id === until)?.name ?? until;
    return {
      ...common,
      site: edition.name,
      title: strings.lockedTitle,
      description: strings.lockedText(point),
      words: strings.lockedText(point),
      picture: previewPath(game, lang),
      pictureAlt: edition.name,
      // The anchor would open what is closed.
      to: entryPath(game, lang, entry.id),
      lock: { game, until, to: targetPath(game, lang, target) },
    };
  }
  const source = sourceOf({ gameName: edition.name, ...entry }, strings.page);
  const words = rule ? wordsOf(rule, entry, data) : source;
  // A few letters («Ринок.») say nothing without the entry they stand in.
  const told = words.length < FEW ? `${entry.title}: ${words}` : words;
  return {
    ...common,
    site: source,
    title: shorten(told, TITLE),
    description: told,
    words,
    picture: previewPath(game, lang, entry.id),
    pictureAlt: `${entry.title} — ${edition.name}`,
    to: targetPath(game, lang, target),
  };
}

/** A heading alone says nothing, so its first rule comes along. */
function wordsOf(rule: RuleData, entry: EntryData, data: GameData): string {
  const plain = (text: string) => toWords(text, (id) => data.icons[id]?.name ?? id);
  if (rule.kind !== 'heading') return plain(rule.text);
  const first = entry.rules[entry.rules.indexOf(rule) + 1];
  return [rule, first && first.kind !== 'heading' && first.note !== 'spoiler' ? first : undefined]
    .flatMap((one) => (one ? [plain(one.text)] : []))
    .join('. ');
}
