// Tests every diagnostic of the content checks. Each test breaks one thing in an otherwise valid game.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BROKEN_BOOKS, VALID_GAME_WITH_RULINGS } from '../../../tests/fixtures/broken-books';
import { BROKEN_ENTRIES } from '../../../tests/fixtures/broken-entries';
import { BROKEN_GAMES } from '../../../tests/fixtures/broken-games';
import { BROKEN_MODULES } from '../../../tests/fixtures/broken-modules';
import { entryFile, filesOfGame } from '../../../tests/fixtures/build-game-files';
import { GAME_WITH_MODULES } from '../../../tests/fixtures/game-with-modules';
import { DEF, ROLL, VALID_GAME } from '../../../tests/fixtures/valid-game';
import { LANGS } from '../../core/languages';
import { stringsOf } from '../../i18n';
import { parseEntryFile } from '../parse-entry-file';
import { checkLetters } from './check-alphabets';
import { checkContent } from './check-content';

const CASES = [...BROKEN_ENTRIES, ...BROKEN_GAMES, ...BROKEN_BOOKS, ...BROKEN_MODULES];
const check = (change: Record<string, string | undefined>) =>
  checkContent(filesOfGame({ ...VALID_GAME, ...change }), { root: 'content' }).diagnostics;

describe('checkContent', () => {
  it('reports nothing for valid content', () => {
    expect(check({})).toEqual([]);
    expect(check(VALID_GAME_WITH_RULINGS)).toEqual([]);
    expect(checkContent(filesOfGame(GAME_WITH_MODULES)).diagnostics).toEqual([]);
  });

  it('reports nothing about an entry that the editor does not explain in every language', () => {
    // The editor does not explain diagnostics about the name of a file, because a reader cannot choose this name in the
    // editor.
    const explained = BROKEN_ENTRIES.map(([rule]) => rule).filter(
      (rule) => !['bad-file-name', 'reserved-name'].includes(rule),
    );
    for (const lang of LANGS)
      expect(Object.keys(stringsOf(lang).editor.trouble)).toEqual(expect.arrayContaining(explained));
  });

  it.each(CASES)('reports %s at its position with a hint: %#', (rule, change, at, help) => {
    const diagnostics = check(change);
    const match = diagnostics.find(
      (one) => one.rule === rule && `${one.file}:${one.line}:${one.column}` === `content/game/${at}`,
    );
    expect(match, JSON.stringify(diagnostics, null, 1)).toBeDefined();
    expect(match?.message).toMatch(/^Unexpected .+, expected .+\.$|^Unexpected YAML/);
    if (help) expect(match?.help).toMatch(help);
  });

  it('has a case for every diagnostic that the checker can report', () => {
    const sources = ['lib/content', 'lib/markdown'].flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(`${dir}/${name}`, 'utf8')),
    );
    // Each check names its diagnostic (such as `unknown-entry`) either in a `rule:` property or in a function argument
    // before the message.
    const named = sources.flatMap((text) =>
      [
        /\brule: '([a-z]+(?:-[a-z]+)+)'/g,
        /'([a-z]+(?:-[a-z]+)+)',\s*['`]Unexpected/g,
        /'([a-z]+(?:-[a-z]+)+)', \{\s*unexpected:/g,
      ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, rule]) => rule)),
    );
    const covered = new Set(CASES.map(([rule]) => rule));
    expect(new Set(named).size).toBeGreaterThan(35);
    expect([...new Set(named)].filter((rule) => rule && !covered.has(rule))).toEqual([]);
  });

  it('ignores hyphens in ids, link targets and icon names', () => {
    expect(
      check({
        'uk/combat.md': entryFile('title: Бій', `${DEF}\n\n- Кинь [[dice|кубики]] :hit-2-3:. ^roll`),
        'ru/combat.md': entryFile('title: Бой', 'Бой. ^def\n\n- Брось [[dice|кубики]] :hit-2-3:. ^roll'),
        'game.md': VALID_GAME['game.md']?.replace(
          'icons: {hit:',
          'icons: {hit-2-3: {uk: хіт, ru: попадание}, hit:',
        ),
        'icons/hit-2-3.svg': VALID_GAME['icons/hit.svg'],
        'uk/tier-1-2.md': entryFile('title: Рівень', 'Рівень. ^step-1-2'),
        'ru/tier-1-2.md': entryFile('title: Уровень', 'Уровень. ^step-1-2'),
        'published.txt': `${VALID_GAME['published.txt']}tier-1-2\ntier-1-2#step-1-2\n`,
      }),
    ).toEqual([]);
  });

  it('reports ASCII punctuation in sentences only, not in mark-up or web addresses', () => {
    const codesIn = (line: string) =>
      checkLetters('a.md', `---\ntitle: А\n---\n\n${line}`, 'uk', 5).map(
        ({ column, rule }) => `${rule} ${column}`,
      );
    expect(codesIn('Гравців 1-4. ^step-1-2')).toEqual(['typewriter-sign 10']);
    expect(codesIn('Дивись [[tier-1-2#step-1-2|рівень]] і :hit-2-3:. ^see')).toEqual([]);
    expect(codesIn('Дивись [сайт](https://a.example/1-2...3) і https://a.example/4-5. ^see')).toEqual([]);
  });

  it('accepts a rule in one language only if notes in both languages name it', () => {
    const note = (lang: string, text: string) =>
      `:::differs{in="${lang}" rules="twice"}\n${text} ^differs\n:::`;
    expect(
      check({
        'uk/combat.md': entryFile(
          'title: Бій',
          `${DEF}\n\n${ROLL}\n- Двічі. ^twice\n\n${note('ru', 'Раз.')}`,
        ),
        'ru/combat.md': entryFile(
          'title: Бой',
          `Бой. ^def\n\n- [[dice|Раз]]. ^roll\n\n${note('uk', 'Дважды.')}`,
        ),
        'published.txt': `${VALID_GAME['published.txt']}combat#twice\ncombat#differs\n`,
      }),
    ).toEqual([]);
  });

  it('requires equal numbers (digits or words), icons and references in all languages, or an exception', () => {
    const facts = (uk: string, ru: string, more: Record<string, string> = {}) =>
      check({
        'uk/dice.md': entryFile('title: Кубики', `${uk} ^def`),
        'ru/dice.md': entryFile('title: Кубики', `${ru} ^def`),
        ...more,
      }).map(({ file, rule, message }) => [file.slice('content/game/'.length), rule, message].join(' '));
    expect(facts('Кинь 2 кубики.', 'Брось два кубика.')).toEqual([]);
    expect(facts('Дві грані по 4 000.', '2 грани по 4\u00a0000.')).toEqual([]);
    expect(facts('Кинь кубик.', 'Брось 1 кубик.')).toEqual([]);
    expect(facts('Кинь 2 кубики.', 'Брось 3 кубика.')[0]).toContain('numbers (uk has 2; ru has 3)');
    expect(facts('Додай +1.', 'Добавь.')[0]).toContain('numbers (uk has 1)');
    expect(facts('Кинь :hit:.', 'Брось.')[0]).toContain('icons (uk has hit)');
    expect(facts('Кинь.', 'Брось в [[combat|бою]].')[0]).toContain('references (ru has combat)');
    expect(facts('Кинь 2.', 'Брось 3.', { 'parity.txt': 'dice#def uk ru: так надруковано\n' })).toEqual([]);
    expect(facts('Кинь 2.', 'Брось 3.', { 'parity.txt': 'dice#def uk ru:\n' })[0]).toContain(
      'parity.txt needless-exception Unexpected exception `dice#def uk ru` without a reason',
    );
  });

  it('reports Cyrillic words in a Latin text unless they are in quotation marks', () => {
    const english = (text: string) =>
      checkContent(
        filesOfGame({
          'game.md': VALID_GAME['game.md']?.replaceAll('ru', 'en').replace('uk, en', 'en'),
          'en/dice.md': entryFile('title: Dice', `${text} ^def`),
        }),
        { requirePublishedIds: false },
      ).diagnostics.filter(({ rule }) => rule === 'foreign-letter');
    expect(english('Roll the кубик.')).toMatchObject([{ line: 5, column: 10, rule: 'foreign-letter' }]);
    expect(english('The Ukrainian book says “кубик”.')).toEqual([]);
  });

  it('accepts a removed rule with a `moved` target, and a removed entry kept as a redirect', () => {
    const moved = 'moved: {reroll: combat#roll, gone: dice}';
    expect(
      check({
        'uk/combat.md': entryFile(`title: Бій\n${moved}`, `${DEF}\n\n${ROLL}`),
        'uk/fight.md': '---\ntitle: Сутичка\nsee: [combat]\n---\n',
        'published.txt': `${VALID_GAME['published.txt']}combat#reroll\ncombat#gone\nfight\nfight#old-rule\n`,
      }),
    ).toEqual([]);
  });

  it('reports any number of diagnostics', () => {
    const one = { file: 'x', line: 1, column: 1, rule: 'many', message: 'Unexpected owl, expected none.' };
    const many = Array.from({ length: 200_000 }, () => one);
    const parseFile: typeof parseEntryFile = (...given) => ({
      ...parseEntryFile(...given),
      diagnostics: many,
    });
    const { diagnostics } = checkContent(filesOfGame(VALID_GAME), { root: 'content', parseFile });
    expect(diagnostics.length).toBeGreaterThanOrEqual(many.length);
  });

  it('reports all diagnostics in one run, even after an invalid field', () => {
    const rules = check({
      'uk/dice.md': entryFile('title: Кубики\nalias: [дайси]', 'Грань без ід.\n\n- [[nowhere|туди]] ^go'),
      'uk/combat.md': entryFile('title: Бій', `${DEF}\n\n- Кинь :hot:. ^roll`),
    }).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['unknown-field', 'missing-rule-id', 'unknown-icon']));
  });
});
