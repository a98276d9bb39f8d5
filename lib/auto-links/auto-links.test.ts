// Tests which words of a text become automatic links.
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { entryFile, filesOfGame, gamePage, partsOf } from '../../tests/fixtures/build-game-files';
import { checkContent } from '../content/checks/check-content';
import { getEntry, type RegisteredGame } from '../content/registry';
import { createLinker } from './create-linker';
import { describeLinks } from './link-report';

const LANGS = ['uk'] as const;
const rule = (text: string) => `${text} ^def`;

function gameOf(entries: Record<string, [front: string, body: string]>): RegisteredGame {
  const texts = Object.fromEntries(
    Object.entries(entries).map(([id, [front, body]]) => [`uk/${id}.md`, entryFile(front, body)]),
  );
  const unlocks = 'unlocks: {act-1: {uk: Дія 1}}';
  const { registry, diagnostics } = checkContent(
    filesOfGame({ 'game.md': gamePage(LANGS, `${unlocks}\n${partsOf(LANGS)}`), ...texts }),
    { requirePublishedIds: false },
  );
  expect(diagnostics).toEqual([]);
  return registry.get('game') as RegisteredGame;
}

/** Returns the automatic links of one entry, each as `words → target`. */
function linksIn(game: RegisteredGame, id: string): string[] {
  const links: string[] = [];
  visit(createLinker(game, 'uk').link(getEntry(game, 'uk', id)).tree, 'entryReference', (node) => {
    const words = node.children.map((child) => ('value' in child ? child.value : '')).join('');
    const plain = words.replaceAll('\u00a0', ' ');
    if (node.auto) links.push(`${plain} → ${node.entry}${node.rule ? `#${node.rule}` : ''}`);
  });
  return links;
}

describe('automatic links', () => {
  it('link a title or alias in any inflected form', () => {
    const game = gameOf({
      patrol: ['title: Патруль', rule('Судно фракції.')],
      ship: ['title: Космічний корабель\naliases: [зореліт]', rule('Літає.')],
      turn: ['title: Хід', rule('Зустрівши патрулів, лагодь космічні кораблі чи свій зореліт.')],
    });
    expect(linksIn(game, 'turn')).toEqual(['патрулів → patrol', 'космічні кораблі → ship']);
  });

  it('link the longest name, never a part of it', () => {
    const game = gameOf({
      card: ['title: Карта', rule('Буває різна.')],
      market: ['title: Карта ринку', rule('Лежить на ринку.')],
      turn: ['title: Хід', rule('Купи карту ринку.')],
    });
    expect(linksIn(game, 'turn')).toEqual(['карту ринку → market']);
  });

  it('link each target once per rule, and not if the author links it already', () => {
    const game = gameOf({
      dice: ['title: Кубик', rule('Має грані.')],
      turn: [
        'title: Хід',
        `${rule('Кинь кубик, потім ще кубик.')}\n\n- Кинь [[dice|кістку]], тобто кубик. ^again`,
      ],
    });
    expect(linksIn(game, 'turn')).toEqual(['кубик → dice']);
  });

  it('do not link an entry to itself, nor a part of a hyphenated word', () => {
    const game = gameOf({
      solo: ['title: Гра', rule('Ця гра триває годину.')],
      turn: ['title: Хід', rule('Соло-гра триває довше.')],
    });
    expect(linksIn(game, 'solo')).toEqual([]);
    expect(linksIn(game, 'turn')).toEqual([]);
  });

  it('link the name of a redirect to the target of the redirect', () => {
    const game = gameOf({
      discard: ['title: Скинути', `${rule('Поклади у відбій.')}\n\n- Прибери в коробку. ^box`],
      remove: ['title: Вивести з гри\nsee: [discard#box]', ''],
      turn: ['title: Хід', rule('Жетон треба вивести з гри.')],
    });
    expect(linksIn(game, 'turn')).toEqual(['вивести з гри → discard#box']);
  });

  it('skip words under `unlinked` of either entry, and names of two entries', () => {
    const game = gameOf({
      target: ['title: Ціль', rule('У неї влучають.')],
      goal: ['title: Мета\naliases: [ціллю]', rule('До неї йдуть.')],
      turn: ['title: Хід\nunlinked: [ціль]', rule('Обери ціль.')],
      move: ['title: Рух', rule('Йди за метою.')],
    });
    expect(linksIn(game, 'turn')).toEqual([]);
    expect(linksIn(game, 'move')).toEqual(['метою → goal']);
    const linker = createLinker(game, 'uk');
    const { skipped, text } = describeLinks(
      'game/uk',
      linker.link(getEntry(game, 'uk', 'turn')).links,
      linker,
    );
    expect(skipped).toBe(1);
    expect(text).toContain('ціль');
  });

  it('do not link to a locked entry from an entry that unlocks earlier', () => {
    const game = gameOf({
      child: ['title: Малюк\ntags: [spoiler]\nuntil: act-1', rule('Росте.')],
      monster: ['title: Потвора\ntags: [spoiler]\nuntil: act-1', rule('Її бачив малюк.')],
      turn: ['title: Хід', rule('Кожен малюк ходить.')],
    });
    expect(linksIn(game, 'turn')).toEqual([]);
    expect(linksIn(game, 'monster')).toEqual(['малюк → child']);
  });

  it('do not link a name that occurs in too many rules', () => {
    const many = Array.from({ length: 40 }, (_, at) => `- Гравець робить дію ${at}. ^a${at}`).join('\n');
    const game = gameOf({
      player: ['title: Гравець', rule('Людина за столом.')],
      turn: ['title: Хід', `${rule('По черзі.')}\n\n${many}`],
    });
    expect(linksIn(game, 'turn')).toEqual([]);
    expect(createLinker(game, 'uk').common.map(({ name }) => name.text)).toEqual(['Гравець']);
  });
});
