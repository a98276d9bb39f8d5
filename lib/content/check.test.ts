import { describe, expect, it } from 'vitest';
import { BROKEN_ENTRIES } from '../../tests/fixtures/broken-entries';
import { BROKEN_GAMES } from '../../tests/fixtures/broken-games';
import { entryFile, filesOfGame } from '../../tests/fixtures/game-files';
import { DEF, ROLL, SOUND_GAME } from '../../tests/fixtures/sound-game';
import { checkContent } from './check';

const CASES = [...BROKEN_ENTRIES, ...BROKEN_GAMES];
const check = (change: Record<string, string | undefined>) =>
  checkContent(filesOfGame({ ...SOUND_GAME, ...change }), { root: 'content' }).diagnostics;

describe('checkContent', () => {
  it('finds nothing wrong in sound content', () => {
    expect(check({})).toEqual([]);
  });

  it.each(CASES)('reports %s with its place and a hint: %#', (rule, change, at, help) => {
    const diagnostics = check(change);
    const match = diagnostics.find(
      (one) => one.rule === rule && `${one.file}:${one.line}:${one.column}` === `content/game/${at}`,
    );
    expect(match, JSON.stringify(diagnostics, null, 1)).toBeDefined();
    expect(match?.message).toMatch(/^Unexpected .+, expected .+\.$|^Unexpected YAML/);
    if (help) expect(match?.help).toMatch(help);
  });

  it('covers every diagnostic with at least one case', () => {
    expect(new Set(CASES.map(([rule]) => rule)).size).toBeGreaterThanOrEqual(38);
  });

  it('lets a rule stand in one language alone when notes of both name it', () => {
    const note = (lang: string, text: string) =>
      `:::differs{in="${lang}" rules="twice"}\n${text} ^differs\n:::`;
    expect(
      check({
        'uk/combat.md': entryFile(
          'title: Бій',
          `${DEF}\n\n${ROLL}\n- Двічі. ^twice\n\n${note('ru', 'Раз.')}`,
        ),
        'ru/combat.md': entryFile('title: Бой', `Бой. ^def\n\n- Раз. ^roll\n\n${note('uk', 'Дважды.')}`),
        'published.txt': `${SOUND_GAME['published.txt']}combat#twice\ncombat#differs\n`,
      }),
    ).toEqual([]);
  });

  it('accepts a lost rule that says where it went, and a lost entry kept as a redirect', () => {
    const moved = 'moved: {reroll: combat#roll, gone: dice}';
    expect(
      check({
        'uk/combat.md': entryFile(`title: Бій\n${moved}`, `${DEF}\n\n${ROLL}`),
        'uk/fight.md': '---\ntitle: Сутичка\nsee: [combat]\n---\n',
        'published.txt': `${SOUND_GAME['published.txt']}combat#reroll\ncombat#gone\nfight\nfight#old-rule\n`,
      }),
    ).toEqual([]);
  });

  it('reports everything at once, also behind a broken field', () => {
    const rules = check({
      'uk/dice.md': entryFile('title: Кубики\nalias: [дайси]', 'Грань без ід.\n\n- [[nowhere|туди]] ^go'),
      'uk/combat.md': entryFile('title: Бій', `${DEF}\n\n- Кинь :hot:. ^roll`),
    }).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['unknown-field', 'missing-rule-id', 'unknown-icon']));
  });
});
