// Follows every rule through the history of its languages, to find those that changed in one and not yet in the other.
import type { Lang } from '../../core/languages';
import { parseEntry } from '../../markdown/parse-entry';
import { splitSource } from '../content-file';
import { rulesOf } from '../entry-summary';

/** One step of the history: the files it changed, undefined where it took one away. */
export interface Step {
  /** 2026-03-14, or nothing for what is not committed yet. */
  day?: string;
  /** `outer-rim/uk/patrols.md` to its text. */
  files: ReadonlyMap<string, string | undefined>;
}

export interface StaleTranslation {
  game: string;
  /** The language that changed, and the one that did not follow. */
  changed: Lang;
  waiting: Lang;
  /** `patrols#win` */
  target: string;
  /** What it says now where it changed. */
  words: string;
  day?: string;
}

/** The words of a rule in one language, and the day they last changed. */
interface Wording {
  words: string;
  day?: string;
}

/** Address without the language, `outer-rim/patrols#win`, to the rule's wording per language. */
type Wordings = Map<string, Map<string, Wording>>;

/**
 * The first step in which a rule stands in both languages sets them level. A change in one puts it ahead; a later change in
 * the other is taken for its answer, and a step that changes both keeps them level.
 */
export function findStaleTranslations(
  steps: readonly Step[],
  pairs: ReadonlyMap<string, readonly [Lang, Lang][]>,
): StaleTranslation[] {
  const wordings: Wordings = new Map();
  const ahead = new Map<string, Lang>();
  for (const step of steps) {
    const changed = takeStep(step, wordings);
    for (const [address, langs] of changed)
      for (const pair of pairs.get(address.split('/')[0] ?? '') ?? []) {
        const key = `${address} ${pair.join()}`;
        const moved = pair.filter((lang) => langs.has(lang));
        const isNew = pair.some((lang) => langs.get(lang) === 'new');
        const [mover] = moved;
        if (!mover) continue;
        const leader = ahead.get(key);
        if (isNew || moved.length === 2 || (leader && leader !== mover)) ahead.delete(key);
        else ahead.set(key, mover);
      }
  }
  return [...ahead].flatMap(([key, changed]) => {
    const [address = '', pair = ''] = key.split(' ');
    const [game = '', target = ''] = address.split('/');
    const waiting = pair.split(',').find((lang) => lang !== changed) as Lang;
    const known = wordings.get(address);
    const wording = known?.get(changed);
    if (!wording || !known?.has(waiting)) return [];
    return [{ game, changed, waiting, target, ...wording }];
  });
}

/** Puts the step's words into the wordings; says which addresses changed in which languages. */
function takeStep({ day, files }: Step, wordings: Wordings): Map<string, Map<string, 'new' | 'changed'>> {
  const changed = new Map<string, Map<string, 'new' | 'changed'>>();
  for (const [path, text] of files) {
    const [game = '', lang = '', file = ''] = path.split('/');
    const id = file.replace(/\.md$/, '');
    const prefix = `${game}/${id}#`;
    const rules = text === undefined ? new Map<string, string>() : wordsOfRules(text);
    for (const [address, known] of wordings)
      if (address.startsWith(prefix) && !rules.has(address.slice(prefix.length))) known.delete(lang);
    for (const [rule, words] of rules) {
      const address = prefix + rule;
      const known = wordings.get(address) ?? new Map<string, Wording>();
      wordings.set(address, known);
      const before = known.get(lang);
      if (before?.words === words) continue;
      known.set(lang, { words, ...(day && { day }) });
      const langs = changed.get(address) ?? new Map<string, 'new' | 'changed'>();
      changed.set(address, langs.set(lang, before ? 'changed' : 'new'));
    }
  }
  return changed;
}

/** Rule id to its words; a link's target and the kind of a space are no words. */
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
