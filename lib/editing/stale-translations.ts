// Finds stale translations: goes through the Git history of all entry files, and lists the rules that last changed in
// one language only.
import { splitSource } from '../content/content-file';
import { rulesOf } from '../content/entry-facts';
import type { Lang } from '../core/languages';
import { parseEntry } from '../markdown/parse-entry';
import { splitEntry } from './entry-text';
import { toPlainWords } from './plain-text';

/** The files that one commit changed, or the uncommitted changes of the working tree. */
export interface HistoryStep {
  /** Date of the commit: `2026-03-14`. Absent for uncommitted changes. */
  day?: string;
  /**
   * New text of each changed file by path, such as `outer-rim/uk/patrols.md`. The text is undefined if the file was
   * deleted.
   */
  files: ReadonlyMap<string, string | undefined>;
}

export interface StaleTranslation {
  game: string;
  /** The language of the newer text. */
  changed: Lang;
  /** The language in which the text of the rule is older and may need an update. */
  outdated: Lang;
  /** Address of the rule: `patrols#win`. */
  target: string;
  /** Current text of the rule in the language `changed`. */
  words: string;
  day?: string;
}

/** The text of a rule in one language, with the date of the last change. */
interface Wording {
  /** Plain words of the rule, which are compared with its words in the next step. */
  words: string;
  day?: string;
  /** Latest text of the entry in which the rule has these words. */
  entry: string;
}

/**
 * Maps the address of a rule without its language (`outer-rim/patrols#win`) to the wordings of the rule by language.
 */
type Wordings = Map<string, Map<string, Wording>>;

/**
 * Goes through the history steps, oldest first. For each rule and pair of languages, finds out which of the two
 * languages has the newer text. If a rule is new in a language, or if a step changes both languages, both are up to
 * date. If a step changes one language, this language has the newer text. A later change in the other language counts
 * as the translation of this text, so both are up to date again.
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
    const words = wordsOfRule(wording.entry, target.split('#')[1] ?? '') ?? wording.words;
    return [{ game, changed, outdated, target, words, ...(wording.day && { day: wording.day }) }];
  });
}

/**
 * Updates the texts of the rules in `wordings` with one step of the Git history. Returns the addresses of the rules
 * whose text changed, each with the languages in which it changed.
 */
function applyStep(
  { day, files }: HistoryStep,
  wordings: Wordings,
): Map<string, Map<string, 'new' | 'changed'>> {
  const changed = new Map<string, Map<string, 'new' | 'changed'>>();
  for (const [path, text] of files) {
    const [game = '', lang = '', file = ''] = path.split('/');
    const id = file.replace(/\.md$/, '');
    const prefix = `${game}/${id}#`;
    const rules = text === undefined ? new Map<string, string>() : plainRules(text);
    for (const [address, byLang] of wordings)
      if (address.startsWith(prefix) && !rules.has(address.slice(prefix.length))) byLang.delete(lang);
    for (const [rule, words] of rules) {
      const address = prefix + rule;
      const byLang = wordings.get(address) ?? new Map<string, Wording>();
      wordings.set(address, byLang);
      const before = byLang.get(lang);
      if (before?.words === words) {
        before.entry = text ?? '';
        continue;
      }
      byLang.set(lang, { words, entry: text ?? '', ...(day && { day }) });
      const changes = changed.get(address) ?? new Map<string, 'new' | 'changed'>();
      changed.set(address, changes.set(lang, before ? 'changed' : 'new'));
    }
  }
  return changed;
}

/**
 * Returns the plain words of each rule, by rule id. Splitting an entry is about 20 times as fast as parsing its Markdown,
 * and the history of a game has thousands of texts.
 */
const plainRules = (text: string): Map<string, string> =>
  new Map(
    splitEntry(text).rules.flatMap(({ id, text: markdown }): [string, string][] =>
      id ? [[id, withSingleSpaces(toPlainWords(markdown))]] : [],
    ),
  );

let parsed: { entry: string; rules: Map<string, string> } | undefined;

/** Returns the text of a rule without link targets. The file `parity.txt` has hashes of these texts. */
function wordsOfRule(entry: string, rule: string): string | undefined {
  if (parsed?.entry !== entry) {
    const { body } = splitSource({ path: '', text: entry });
    const rules = rulesOf(parseEntry(body)).map(({ id, text }): [string, string] => [
      id,
      withSingleSpaces(text.replace(/\[\[[^|\]]*\|([^\]]*)\]\]/g, '$1')),
    ]);
    parsed = { entry, rules: new Map(rules) };
  }
  return parsed.rules.get(rule);
}

const withSingleSpaces = (text: string): string => text.replace(/[\s\u00a0\u2060]+/g, ' ');
