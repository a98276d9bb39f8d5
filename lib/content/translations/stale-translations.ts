// Finds stale translations: replays the history of all entry files and lists rules that changed in one language only.
import type { Lang } from '../../core/languages';
import { parseEntry } from '../../markdown/parse-entry';
import { splitSource } from '../content-file';
import { rulesOf } from '../entry-summary';

/** One commit, or the uncommitted changes: the files it changed. */
export interface HistoryStep {
  /** Date of the commit, 2026-03-14; absent for uncommitted changes. */
  day?: string;
  /** `outer-rim/uk/patrols.md` to its new text; undefined for a deleted file. */
  files: ReadonlyMap<string, string | undefined>;
}

export interface StaleTranslation {
  game: string;
  /** The language whose rule changed last. */
  changed: Lang;
  /** The language that was not updated since. */
  outdated: Lang;
  /** `patrols#win` */
  target: string;
  /** The present text of the rule in the changed language. */
  words: string;
  day?: string;
}

/** The text of a rule in one language, and the date of its last change. */
interface Wording {
  words: string;
  day?: string;
}

/** Address without the language, `outer-rim/patrols#win`, to the rule's wording per language. */
type Wordings = Map<string, Map<string, Wording>>;

/**
 * Replays the steps, oldest first, and tracks for each rule and pair of languages which of the two is ahead.
 * A rule that is new in a language makes the pair equal. A change in one language puts it ahead; a later change in the
 * other counts as its translation and makes them equal again, as does a step that changes both.
 */
export function findStaleTranslations(
  steps: readonly HistoryStep[],
  pairs: ReadonlyMap<string, readonly [Lang, Lang][]>,
): StaleTranslation[] {
  const wordings: Wordings = new Map();
  const ahead = new Map<string, Lang>();
  for (const step of steps)
    for (const [address, changes] of applyStep(step, wordings))
      for (const pair of pairs.get(address.split('/')[0] ?? '') ?? []) {
        const key = `${address} ${pair.join()}`;
        const changedLangs = pair.filter((lang) => changes.has(lang));
        const isNew = pair.some((lang) => changes.get(lang) === 'new');
        const [changed] = changedLangs;
        if (!changed) continue;
        const leader = ahead.get(key);
        if (isNew || changedLangs.length === 2 || (leader && leader !== changed)) ahead.delete(key);
        else ahead.set(key, changed);
      }
  return [...ahead].flatMap(([key, changed]) => {
    const [address = '', pair = ''] = key.split(' ');
    const [game = '', target = ''] = address.split('/');
    const outdated = pair.split(',').find((lang) => lang !== changed) as Lang;
    const byLang = wordings.get(address);
    const wording = byLang?.get(changed);
    if (!wording || !byLang?.has(outdated)) return [];
    return [{ game, changed, outdated, target, ...wording }];
  });
}

/** Updates the wordings with one step; returns which addresses changed in which languages. */
function applyStep(
  { day, files }: HistoryStep,
  wordings: Wordings,
): Map<string, Map<string, 'new' | 'changed'>> {
  const changed = new Map<string, Map<string, 'new' | 'changed'>>();
  for (const [path, text] of files) {
    const [game = '', lang = '', file = ''] = path.split('/');
    const id = file.replace(/\.md$/, '');
    const prefix = `${game}/${id}#`;
    const rules = text === undefined ? new Map<string, string>() : wordsOfRules(text);
    for (const [address, byLang] of wordings)
      if (address.startsWith(prefix) && !rules.has(address.slice(prefix.length))) byLang.delete(lang);
    for (const [rule, words] of rules) {
      const address = prefix + rule;
      const byLang = wordings.get(address) ?? new Map<string, Wording>();
      wordings.set(address, byLang);
      const before = byLang.get(lang);
      if (before?.words === words) continue;
      byLang.set(lang, { words, ...(day && { day }) });
      const changes = changed.get(address) ?? new Map<string, 'new' | 'changed'>();
      changed.set(address, changes.set(lang, before ? 'changed' : 'new'));
    }
  }
  return changed;
}

/** Rule id to its words, without link targets and with every run of white space as one space. */
function wordsOfRules(text: string): Map<string, string> {
  const { body } = splitSource({ path: '', text });
  const rules = rulesOf(parseEntry(body));
  return new Map(
    rules.map(({ id, text: words }) => [
      id,
      words.replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1').replace(/[\s\u00a0\u2060]+/g, ' '),
    ]),
  );
}
