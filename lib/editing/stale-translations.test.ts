// Tests which rules are reported as stale translations after a sequence of changes.
import { describe, expect, it } from 'vitest';
import { findStaleTranslations, type HistoryStep } from './stale-translations';

const PAIRS = new Map([['game', [['uk', 'ru'] as ['uk', 'ru']]]]);
const entry = (...rules: string[]) =>
  `---\ntitle: Бій\n---\n\n${rules.map((rule) => `- ${rule}\n`).join('')}`;
const step = (day: string, files: Record<string, string | undefined>): HistoryStep => ({
  day,
  files: new Map(Object.entries(files).map(([path, text]) => [`game/${path}.md`, text])),
});
/** A history step in which both languages have the same two rules. */
const BOTH = step('2026-01-01', {
  'uk/combat': entry('Кинь кубики. ^roll', 'Порівняй. ^compare'),
  'ru/combat': entry('Бросьте кубики. ^roll', 'Сравните. ^compare'),
});
const UK = step('2026-01-02', { 'uk/combat': entry('Кинь два кубики. ^roll', 'Порівняй. ^compare') });
const RU = step('2026-01-03', { 'ru/combat': entry('Бросьте два кубика. ^roll', 'Сравните. ^compare') });
const staleAfter = (...steps: HistoryStep[]) =>
  findStaleTranslations(steps, PAIRS).map(
    ({ target, changed, day }) => `${changed} ${target} ${day ?? 'now'}`,
  );

describe('findStaleTranslations', () => {
  it('finds nothing when both languages were added, together or one after the other', () => {
    expect(staleAfter(BOTH)).toEqual([]);
    const late = step('2026-02-01', { 'ru/dice': entry('Кубиков шесть. ^six') });
    expect(staleAfter(step('2026-01-01', { 'uk/dice': entry('Кубиків шість. ^six') }), late)).toEqual([]);
  });

  it('reports the changed rule with its date and its words when one language changes', () => {
    expect(staleAfter(BOTH, UK)).toEqual(['uk combat#roll 2026-01-02']);
    expect(findStaleTranslations([BOTH, UK], PAIRS)[0]?.words).toBe('Кинь два кубики.');
  });

  it('finds nothing after the other language changes too, and reports the next change again', () => {
    expect(staleAfter(BOTH, UK, RU)).toEqual([]);
    const again = step('2026-01-04', {
      'ru/combat': entry('Бросьте три кубика. ^roll', 'Сравните. ^compare'),
    });
    expect(staleAfter(BOTH, UK, RU, again)).toEqual(['ru combat#roll 2026-01-04']);
  });

  it('finds nothing when both languages change in one step', () => {
    expect(
      staleAfter(
        BOTH,
        step(
          '2026-01-02',
          Object.fromEntries([...UK.files, ...RU.files].map(([path, text]) => [path.slice(5, -3), text])),
        ),
      ),
    ).toEqual([]);
  });

  it('ignores a new link, a new line break and a new order of rules', () => {
    const moved = entry('Порівняй. ^compare', '[[dice|Кинь\n  кубики]]. ^roll');
    expect(staleAfter(BOTH, step('2026-01-02', { 'uk/combat': moved }))).toEqual([]);
  });

  it('ignores a rule that was deleted in either language', () => {
    expect(staleAfter(BOTH, UK, step('2026-01-05', { 'ru/combat': entry('Сравните. ^compare') }))).toEqual(
      [],
    );
    expect(staleAfter(BOTH, UK, step('2026-01-05', { 'uk/combat': undefined }))).toEqual([]);
  });

  it('reports uncommitted changes', () => {
    expect(staleAfter(BOTH, { files: UK.files })).toEqual(['uk combat#roll now']);
  });
});
