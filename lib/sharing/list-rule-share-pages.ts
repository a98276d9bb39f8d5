// Lists the share pages of an edition. A share page is a small page with one rule that shared links lead to. Every rule
// has a share page, and so does every address of a rule that was ever published.

import { entryPath, previewPath, rulePath, targetPath } from '../core/addresses';
import { wholeSentence } from '../data/complete-sentence';
import { noteLabel, noteText } from '../data/format-rule-notes';
import { type EntryData, type GameData, notesAbout, type RuleData } from '../data/game-data';
import { type ResolvedTarget, resolveMoved } from '../data/resolve-moved-rules';
import type { SiteEdition } from '../data/site-data-types';
import { stringsOf } from '../i18n';
import { pageWordOf, shorten, sourceOf, toWords } from './quotation';
import { isSpoilerRule } from './rule-card';
import type { RuleSharePage } from './rule-share-page';

/** Maximum length of a title, in characters. Common chat apps show titles of this length in full. */
const MAX_TITLE_LENGTH = 110;

/**
 * Maximum length of a description, in characters. The description is in several meta tags of the page, and a rule may
 * have several notes. The text of the page shows all notes in full.
 */
const MAX_DESCRIPTION_LENGTH = 600;

const MIN_RULE_LENGTH = 24;

interface Compiled {
  edition: SiteEdition;
  data: GameData;
}

/**
 * Returns the share pages by path. `published` lists all addresses that were ever published, without the language:
 * `patrols`, `patrols#not-a-ship`.
 */
export function listRuleSharePages(
  { edition, data }: Compiled,
  published: readonly string[],
): Map<string, RuleSharePage> {
  const addresses = new Set([
    ...data.entries.flatMap((entry) => entry.rules.map((rule) => `${entry.id}#${rule.id}`)),
    ...data.entries.flatMap((entry) => Object.keys(entry.moved ?? {}).map((id) => `${entry.id}#${id}`)),
    ...published.filter((address) => address.includes('#')),
  ]);
  const pages = new Map<string, RuleSharePage>();
  for (const address of addresses) {
    const [entryId = '', ruleId = ''] = address.split('#');
    const home = resolveMoved(data, address);
    if (!home) continue;
    const shown = home.isLost ? { ...home, ...noteOn(ruleId, home.entry) } : home;
    pages.set(rulePath(edition.game, edition.lang, entryId, ruleId), toPage(shown, edition, data));
  }
  return pages;
}

/**
 * Finds the note about differences between editions that is about the rule `ruleId`, which only another edition has.
 */
function noteOn(ruleId: string, { rules }: EntryData): Pick<ResolvedTarget, 'rule'> {
  const note = rules.find(({ about, note }) => note === 'differs' && about?.includes(ruleId));
  return note ? { rule: note } : {};
}

function toPage({ entry, rule }: ResolvedTarget, edition: SiteEdition, data: GameData): RuleSharePage {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const target = rule ? `${entry.id}#${rule.id}` : entry.id;
  const common = {
    lang,
    path: rule ? rulePath(game, lang, entry.id, rule.id) : entryPath(game, lang, entry.id),
    canonical: entryPath(game, lang, entry.id),
    link: strings.sharing.openInRules,
    ...(edition.modules && { keepsQuery: true as const }),
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
      // The redirect goes to the entry without the rule's anchor, because the anchor would unlock the spoiler.
      to: entryPath(game, lang, entry.id),
      lock: { game, until, to: targetPath(game, lang, target) },
    };
  }
  const module = rule?.module ?? entry.module;
  const source = sourceOf(
    {
      gameName: edition.name,
      ...entry,
      ...(module && { moduleName: module.name }),
      ...(rule?.ruling && { ruling: rule.ruling }),
    },
    pageWordOf(strings, edition.book),
  );
  const words = rule ? wordsOf(rule, entry, data) : source;
  // A very short rule, such as «Ринок.» (a market), makes sense only after the title of its entry.
  const fullText = words.length < MIN_RULE_LENGTH ? `${entry.title}: ${words}` : words;
  // The notes about a rule change its meaning, so share them together with the rule.
  const notes = (rule ? notesAbout(entry, rule.id) : []).map(
    (note) => `${noteLabel(note, strings)}: ${toWords(noteText(note), (id) => data.icons[id]?.name ?? id)}`,
  );
  return {
    ...common,
    site: source,
    title: shorten(fullText, MAX_TITLE_LENGTH),
    description: shorten([fullText, ...notes].join(' '), MAX_DESCRIPTION_LENGTH),
    words: [words, ...notes].join(' '),
    picture: previewPath(game, lang, entry.id),
    pictureAlt: `${entry.title} — ${edition.name}`,
    to: targetPath(game, lang, target),
  };
}

/** Returns the text of a rule. Adds the first rule below a heading, because a heading says little on its own. */
function wordsOf(rule: RuleData, entry: EntryData, data: GameData): string {
  const plain = (text: string) => toWords(text, (id) => data.icons[id]?.name ?? id);
  if (rule.ruling) return plain(noteText(rule));
  if (rule.kind !== 'heading') return plain(wholeSentence(entry, rule));
  const first = entry.rules[entry.rules.indexOf(rule) + 1];
  return [rule, first && first.kind !== 'heading' && first.note !== 'spoiler' ? first : undefined]
    .flatMap((one) => (one ? [plain(one.text)] : []))
    .join('. ');
}
