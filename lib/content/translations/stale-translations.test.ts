import { describe, expect, it } from 'vitest';
import { findStaleTranslations, type Step } from './stale-translations';

const PAIRS = new Map([['game', [['uk', 'ru'] as ['uk', 'ru']]]]);
const entry = (...rules: string[]) =>
  `---\ntitle: Бій\n---\n\n${rules.map((rule) => `- ${rule}\n`).join('')}`;
const step = (day: string, files: Record<string, string | undefined>): Step => ({
  day,
  files: new Map(Object.entries(files).map(([path, text]) => [`game/${path}.md`, text])),
});
const BOTH = step('2026-01-01', {
  'uk/combat': entry('Кинь кубики. ^roll', 'Порівняй. ^compare'),
  'ru/combat': entry('Бросьте кубики. ^roll', 'Сравните. ^compare'),
});
const UK = step('2026-01-02', { 'uk/combat': entry('Кинь два кубики. ^roll', 'Порівняй. ^compare') });
const RU = step('2026-01-03', { 'ru/combat': entry('Бросьте два кубика. ^roll', 'Сравните. ^compare') });
const lags = (...steps: Step[]) =>
  findStaleTranslations(steps, PAIRS).map(
    ({ target, changed, day }) => `${changed} ${target} ${day ?? 'now'}`,
  );

describe('the languages of a rule', () => {
  it('are level where they were written, together or one after the other', () => {
    expect(lags(BOTH)).toEqual([]);
    const late = step('2026-02-01', { 'ru/dice': entry('Кубиков шесть. ^six') });
    expect(lags(step('2026-01-01', { 'uk/dice': entry('Кубиків шість. ^six') }), late)).toEqual([]);
  });

  it('part when one changes: the very rule is named, with its day and its words', () => {
    expect(lags(BOTH, UK)).toEqual(['uk combat#roll 2026-01-02']);
    expect(findStaleTranslations([BOTH, UK], PAIRS)[0]?.words).toBe('Кинь два кубики.');
  });

  it('are level again when the other answers, and part again at the next change', () => {
    expect(lags(BOTH, UK, RU)).toEqual([]);
    const again = step('2026-01-04', {
      'ru/combat': entry('Бросьте три кубика. ^roll', 'Сравните. ^compare'),
    });
    expect(lags(BOTH, UK, RU, again)).toEqual(['ru combat#roll 2026-01-04']);
  });

  it('stay level when both change in one step', () => {
    expect(
      lags(
        BOTH,
        step(
          '2026-01-02',
          Object.fromEntries([...UK.files, ...RU.files].map(([path, text]) => [path.slice(5, -3), text])),
        ),
      ),
    ).toEqual([]);
  });

  it('do not part for a new link, a new line or a new place', () => {
    const moved = entry('Порівняй. ^compare', '[[dice|Кинь\n  кубики]]. ^roll');
    expect(lags(BOTH, step('2026-01-02', { 'uk/combat': moved }))).toEqual([]);
  });

  it('do not wait for a rule that is gone', () => {
    expect(lags(BOTH, UK, step('2026-01-05', { 'ru/combat': entry('Сравните. ^compare') }))).toEqual([]);
    expect(lags(BOTH, UK, step('2026-01-05', { 'uk/combat': undefined }))).toEqual([]);
  });

  it('part by what is not committed yet', () => {
    expect(lags(BOTH, { files: UK.files })).toEqual(['uk combat#roll now']);
  });
});
