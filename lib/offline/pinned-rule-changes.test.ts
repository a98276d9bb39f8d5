// Tests the list of changes in pinned rules.
import { describe, expect, it } from 'vitest';
import type { EntryData, GameData, RuleData } from '../data/game-data';
import { findPinnedChanges, findPinnedEntries } from './pinned-rule-changes';

const rule = (id: string, text: string, more: Partial<RuleData> = {}): RuleData => ({
  id,
  kind: 'text',
  text,
  ...more,
});
const game = (...entries: EntryData[]): GameData => ({
  game: 'skirmish',
  lang: 'uk',
  name: 'Сутичка',
  version: '1',
  book: { title: 'Правила', short: 'Правила' },
  icons: {},
  entries,
});
const combat = (...rules: RuleData[]): EntryData => ({ id: 'combat', title: 'Бій', rules });
const BEFORE = game(
  combat(rule('win', 'Сильніший перемагає.', { number: '2' }), rule('tie', 'Нічия — ніхто.')),
);

describe('the changes in pinned rules', () => {
  it('contain the text before and after', () => {
    const after = game(
      combat(rule('win', 'Сильніший перемагає :hit:.', { number: '2' }), rule('tie', 'Нічия — ніхто.')),
    );
    expect(findPinnedChanges(BEFORE, after, ['combat#win', 'combat#tie'], [])).toEqual([
      {
        target: 'combat#win',
        title: 'Бій',
        number: '2',
        before: 'Сильніший перемагає.',
        after: 'Сильніший перемагає :hit:.',
      },
    ]);
  });

  it('are empty if only other rules changed', () => {
    const after = game(combat(rule('win', 'Інакше.'), rule('tie', 'Нічия — ніхто.')));
    expect(findPinnedChanges(BEFORE, after, ['combat#tie'], [])).toEqual([]);
  });

  it('list every rule of a pinned entry once, including added and removed rules', () => {
    const after = game(combat(rule('win', 'Інакше.', { number: '2' }), rule('flee', 'Можна втекти.')));
    const changes = findPinnedChanges(BEFORE, after, ['combat', 'combat#win'], []);
    expect(changes.map(({ target, before, after: now }) => [target, before, now])).toEqual([
      ['combat#win', 'Сильніший перемагає.', 'Інакше.'],
      ['combat#flee', undefined, 'Можна втекти.'],
      ['combat#tie', 'Нічия — ніхто.', undefined],
    ]);
  });

  it('leave out a rule that only moved, and list one whose text changed too', () => {
    const moved = {
      ...combat(rule('win', 'Сильніший перемагає.', { number: '2' })),
      moved: { tie: 'ties#def' },
    };
    const ties = (text: string): EntryData => ({ id: 'ties', title: 'Нічия', rules: [rule('def', text)] });
    expect(
      findPinnedChanges(BEFORE, game(moved, ties('Нічия — ніхто.')), ['combat#tie', 'combat'], []),
    ).toEqual([]);
    const change = { target: 'ties#def', title: 'Нічия', before: 'Нічия — ніхто.', after: 'Нічия — обидва.' };
    const after = game(moved, ties('Нічия — обидва.'));
    expect(findPinnedChanges(BEFORE, after, ['combat#tie'], [])).toEqual([change]);
    expect(findPinnedChanges(BEFORE, after, ['combat'], [])).toEqual([change]);
    const later = game(moved, ties('Нічия — кубики.'));
    expect(findPinnedChanges(after, later, ['combat#tie'], [])).toMatchObject([
      { target: 'ties#def', before: 'Нічия — обидва.', after: 'Нічия — кубики.' },
    ]);
    expect(findPinnedEntries(after, ['combat#tie'], [])).toEqual([{ target: 'ties', title: 'Нічия' }]);
  });

  it('follow an entry that became a redirect and a rule that was renamed', () => {
    const fight = (text: string): EntryData => ({
      id: 'fight',
      title: 'Сутичка',
      rules: [rule('win', text), rule('draw', 'Нічия — ніхто.')],
      moved: { tie: 'fight#draw' },
    });
    const renamed = (text: string) =>
      game({ id: 'combat', title: 'Бій', see: ['fight'], rules: [] }, fight(text));
    for (const pins of [['combat'], ['combat#win', 'combat#tie']]) {
      expect(findPinnedChanges(BEFORE, renamed('Сильніший перемагає.'), pins, [])).toEqual([]);
      expect(findPinnedChanges(BEFORE, renamed('Інакше.'), pins, [])).toMatchObject([
        { target: 'fight#win', title: 'Сутичка', after: 'Інакше.' },
      ]);
    }
  });

  it('include a change of the sentence that introduces a list item', () => {
    const list = (lead: string) =>
      game(
        combat(
          rule('lead', lead, { kind: 'item' }),
          rule('walls', 'стіни;', { kind: 'item', parent: 'lead' }),
        ),
      );
    expect(
      findPinnedChanges(list('Можна крізь:'), list('Не можна крізь:'), ['combat#walls'], []),
    ).toMatchObject([{ before: 'Можна крізь: стіни.', after: 'Не можна крізь: стіни.' }]);
  });

  it('leave out locked rules', () => {
    const secret = (text: string) => combat(rule('twist', text, { until: 'mission-2' }));
    const pins = ['combat#twist'];
    expect(findPinnedChanges(game(secret('А')), game(secret('Б')), pins, [])).toEqual([]);
    expect(findPinnedChanges(game(secret('А')), game(secret('Б')), pins, ['mission-2'])).toHaveLength(1);
    const locked = (text: string) => ({ ...combat(rule('twist', text)), until: 'mission-2' });
    expect(findPinnedChanges(game(locked('А')), game(locked('Б')), ['combat'], [])).toEqual([]);
    expect(findPinnedChanges(game(combat(rule('twist', 'А'))), game(locked('Б')), ['combat'], [])).toEqual(
      [],
    );
  });

  it('name only the entries, without locked ones, if the other version is not available', () => {
    const locked = { id: 'twist', title: 'Таємниця', until: 'mission-2', rules: [] };
    const data = game(combat(rule('win', 'Сильніший перемагає.')), locked);
    expect(findPinnedEntries(data, ['combat#win', 'combat', 'twist', 'gone'], [])).toEqual([
      { target: 'combat', title: 'Бій' },
    ]);
  });
});
