// What players ask: each question is led to one rule that answers it, and the languages of a game ask the same rules.

import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { isRemark } from '../../data/game-data';
import type { SourcePosition } from '../content-file';
import { findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';

/** An entry of so many rules is asked so many questions. */
const ENOUGH = 3;

export function checkQuestions(entries: readonly CheckedEntry[], game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  // A game that is being written may have none yet; with the first one it is to have all.
  const isAsked = entries.some(({ entry }) => entry.fields.asked);
  const owners = new Map<string, CheckedEntry>();
  for (const checked of entries) {
    const { entry, source, path } = checked;
    const say = (place: SourcePosition, rule: string, message: string, help: string | undefined) =>
      problems.push({ file: path, ...place, rule, message, ...(help && { help }) });
    const answers = answersOf(entry);
    const rules = countRules(entry);
    entry.fields.asked?.forEach(({ q, at }, index) => {
      const place = source.placeOf(['asked', index, 'at']);
      if (!entry.rules.has(at))
        say(
          place,
          'unknown-rule',
          `Unexpected question at \`${at}\`, expected a rule of ${entry.id}.`,
          suggest(at, answers),
        );
      else if (!answers.includes(at))
        say(
          place,
          'question-without-rule',
          `Unexpected question at \`${at}\`, which is a note on another edition, expected a rule of ${entry.id}.`,
          'lead it to the rule that answers it.',
        );
      const key = `${entry.lang} ${q.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;
      const owner = owners.get(key);
      if (owner)
        say(
          source.placeOf(['asked', index, 'q']),
          'duplicate-question',
          `Unexpected question «${q}» that ${owner === checked ? 'this entry has already' : `stands in ${owner.path}`}, expected it once.`,
          'keep it where its answer is.',
        );
      else owners.set(key, checked);
    });
    const asked = entry.fields.asked?.length ?? 0;
    if (isAsked && rules >= ENOUGH && asked < ENOUGH)
      say(
        source.placeOf(['asked']),
        'few-questions',
        `Unexpected ${asked} questions in an entry of ${rules} rules, expected ${ENOUGH} or more.`,
        'write what players ask, exceptions first: `asked: [{q: "can I pass", at: pass}]`.',
      );
    for (const lang of game.fields.languages.filter(isLang))
      for (const at of unasked(entry, findEntry(game, lang, entry.id)))
        say(
          source.placeOf(['asked', entry.fields.asked?.findIndex((one) => one.at === at) ?? 0, 'at']),
          'question-parity',
          `Unexpected question at \`${at}\` in ${entry.lang} alone, expected one in ${lang} too.`,
          `ask it in content/${game.id}/${lang}/${entry.id}.md as players of that language would.`,
        );
  }
  return problems;
}

/** What may answer, a section as a whole too: but no note on another edition. */
function answersOf({ rules }: RegisteredEntry): string[] {
  return [...rules.values()].filter(({ note }) => note !== 'differs').map(({ id }) => id);
}

/** Statements of the game: no headings, examples or notes on the books. */
function countRules({ rules }: RegisteredEntry): number {
  return [...rules.values()].filter(
    ({ kind, note }) => kind !== 'heading' && note !== 'example' && !isRemark(note),
  ).length;
}

/** Rules that more questions lead to here than in the twin, which has the rule too. */
export function unasked(entry: RegisteredEntry, twin: RegisteredEntry | undefined): string[] {
  if (!twin || twin === entry) return [];
  const times = (one: RegisteredEntry, at: string) =>
    one.fields.asked?.filter((question) => question.at === at).length ?? 0;
  const targets = new Set(entry.fields.asked?.map(({ at }) => at));
  return [...targets].filter((at) => twin.rules.has(at) && times(entry, at) > times(twin, at));
}
