// Checks the questions of players in the `asked` field of entries. Each question must name the rule of the entry that
// answers it, and the questions must be about the same rules in all languages.

import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang } from '../../core/languages';
import { isEditorialNote } from '../../data/game-data';
import { findEntry, type RegisteredEntry, type RegisteredGame } from '../registry';
import type { CheckedEntry } from './check-content';
import { createReporter, type Report } from './create-reporter';

/**
 * Minimum number of player questions in an entry. An entry with fewer rules than this number may have fewer questions.
 */
const MIN_QUESTIONS = 3;

export function checkQuestions(entries: readonly CheckedEntry[], game: RegisteredGame): Diagnostic[] {
  // A game that is still being written may have no player questions at all. As soon as one entry has questions, every
  // entry must have them.
  const hasQuestions = entries.some(({ entry }) => entry.fields.asked);
  const owners = new Map<string, CheckedEntry>();
  return entries.flatMap((checked) => {
    const { diagnostics, report } = createReporter(checked.path);
    checkTargets(checked, report);
    checkDuplicates(checked, owners, report);
    if (hasQuestions) checkCount(checked, report);
    checkQuestionParity(checked, game, report);
    return diagnostics;
  });
}

function checkTargets({ entry, source }: CheckedEntry, report: Report): void {
  const answers = [...entry.rules.values()].filter(({ note }) => note !== 'differs').map(({ id }) => id);
  entry.fields.asked?.forEach(({ at }, index) => {
    const position = source.positionOf(['asked', index, 'at']);
    if (!entry.rules.has(at))
      report(
        position,
        'unknown-rule',
        `Unexpected question at \`${at}\`, expected a rule of ${entry.id}.`,
        suggest(at, answers),
      );
    else if (!answers.includes(at))
      report(
        position,
        'question-without-rule',
        `Unexpected question at \`${at}\`, which is a note on another edition, expected a rule of ${entry.id}.`,
        'point `at` to the rule that answers it.',
      );
  });
}

/**
 * Reports a question that another entry already asks. `owners` maps the normalized text of each question, with its
 * language, to the entry that asks it.
 */
function checkDuplicates(checked: CheckedEntry, owners: Map<string, CheckedEntry>, report: Report): void {
  const { entry, source } = checked;
  entry.fields.asked?.forEach(({ q }, index) => {
    const key = `${entry.lang} ${q.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;
    const owner = owners.get(key);
    if (owner)
      report(
        source.positionOf(['asked', index, 'q']),
        'duplicate-question',
        `Unexpected question «${q}», which is already in ${owner === checked ? 'this entry' : owner.path}, expected it once.`,
        'keep it where its answer is.',
      );
    else owners.set(key, checked);
  });
}

function checkCount({ entry, source }: CheckedEntry, report: Report): void {
  const rules = countRules(entry);
  const asked = entry.fields.asked?.length ?? 0;
  if (rules >= MIN_QUESTIONS && asked < MIN_QUESTIONS)
    report(
      source.positionOf(['asked']),
      'few-questions',
      `Unexpected ${asked} questions in an entry of ${rules} rules, expected ${MIN_QUESTIONS} or more.`,
      'write what players ask, exceptions first: `asked: [{q: "can I pass", at: pass}]`.',
    );
}

function checkQuestionParity({ entry, source }: CheckedEntry, game: RegisteredGame, report: Report): void {
  for (const lang of game.fields.languages.filter(isLang))
    for (const at of missingQuestions(entry, findEntry(game, lang, entry.id)))
      report(
        source.positionOf(['asked', entry.fields.asked?.findIndex((one) => one.at === at) ?? 0, 'at']),
        'question-parity',
        `Unexpected question at \`${at}\` only in ${entry.lang}, expected one in ${lang} too.`,
        `ask it in content/${game.id}/${lang}/${entry.id}.md as players of that language would.`,
      );
}

/** Counts the rules of play in an entry, without headings, examples and editorial notes. */
function countRules({ rules }: RegisteredEntry): number {
  return [...rules.values()].filter(
    ({ kind, note }) => kind !== 'heading' && note !== 'example' && !isEditorialNote(note),
  ).length;
}

/**
 * Returns the ids of the rules that have fewer questions in `twin`, the same entry in another language, than in
 * `entry`. Omits rules that `twin` does not have.
 */
export function missingQuestions(entry: RegisteredEntry, twin: RegisteredEntry | undefined): string[] {
  if (!twin || twin === entry) return [];
  const countQuestions = (one: RegisteredEntry, at: string) =>
    one.fields.asked?.filter((question) => question.at === at).length ?? 0;
  const targets = new Set(entry.fields.asked?.map(({ at }) => at));
  return [...targets].filter(
    (at) => twin.rules.has(at) && countQuestions(entry, at) > countQuestions(twin, at),
  );
}
