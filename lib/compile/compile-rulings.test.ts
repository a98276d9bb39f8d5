// Tests where the rulings of an edition appear: at their rule, in the list of all rulings, in the printed booklet, and
// beside the text of their rule on cards, in previews and in messages.
import { describe, expect, it } from 'vitest';
import { VALID_GAME_WITH_RULINGS } from '../../tests/fixtures/broken-books';
import { filesOfGame } from '../../tests/fixtures/build-game-files';
import { VALID_GAME } from '../../tests/fixtures/valid-game';
import { checkContent } from '../content/checks/check-content';
import { confirmationOf, rulingsOf } from '../content/rulings';
import { wordsHash } from '../core/words-hash';
import { noteLabel } from '../data/format-rule-notes';
import { findPreview } from '../data/rule-preview';
import { stringsOf } from '../i18n';
import { listRuleSharePages } from '../sharing/list-rule-share-pages';
import { toQuotation, toText } from '../sharing/quotation';
import { toRuleCard } from '../sharing/rule-card';
import { compileGame } from './compile-game';

function compile(texts: Record<string, string>) {
  const game = checkContent(filesOfGame(texts)).registry.get('game');
  if (!game) throw new Error('no game');
  const compiled = compileGame(game, { settings: { basePath: '' }, hash: wordsHash });
  const edition = compiled.editions.find(({ lang }) => lang === 'uk');
  if (!edition) throw new Error('no edition');
  return { game, edition };
}

const { game, edition } = compile(VALID_GAME_WITH_RULINGS);
const { data, rulings, edition: head } = edition;
const strings = stringsOf('uk');
const quote = (rule: string): string => {
  const card = toRuleCard(data, 'combat', rule);
  if (!card) throw new Error('no card');
  return toText(
    toQuotation(card, {
      address: 'https://example.org/',
      quotes: strings.sharing.quotes,
      iconName: (id) => id,
      noteLabel: (note) => noteLabel(note, strings),
      pageWord: strings.page,
    }),
  );
};

describe('the list of rulings', () => {
  it('has the newest document first, and says until when a replaced ruling applied', () => {
    expect(rulings.documents.map(({ name }) => name)).toEqual([
      'Відповіді, травень 2019\u00a0р.',
      'Старі, 18 травня 2016\u00a0р.',
    ]);
    const [newest, old] = rulings.documents.flatMap((document) => document.rulings);
    expect(newest).toMatchObject({
      address: '/game/uk/combat/#twice',
      question: 'Коли?',
      text: 'Два раза.',
      rules: [{ id: 'roll', number: '2', address: '/game/uk/combat/#roll', isReplaced: true }],
    });
    expect(newest).not.toHaveProperty('overruledOn');
    expect(old).toMatchObject({ text: 'Раз.', overruledOn: 'травня 2019\u00a0р.' });
  });

  it('counts only rulings that apply', () => {
    expect(head.rulings).toBe(1);
  });

  it('costs nothing in a game without rulings', () => {
    const plain = compile(VALID_GAME);
    expect(plain.edition.edition).not.toHaveProperty('rulings');
    expect(plain.edition.edition).not.toHaveProperty('documents');
    expect(JSON.stringify(plain.edition.data)).not.toContain('ruling');
  });
});

describe('the page of an entry', () => {
  const html = edition.entries.combat?.html ?? '';

  it('shows a ruling at its rule, with its document, date and question', () => {
    expect(html).toContain('<aside class="note note-ruling" data-note="ruling">');
    expect(html).toContain('Роз’яснення видавця (Відповіді, травень 2019\u00a0р.)');
    expect(html).toContain('<p class="ruling-question">Коли?</p>');
    expect(html).toContain('class="note note-ruling is-overruled"');
    expect(html).toContain('До травня 2019\u00a0р. (Старі, 18 травня 2016\u00a0р.)');
  });

  it('marks the replaced rule with a link to the ruling that applies', () => {
    expect(html).toMatch(/id="roll"[^>]*><div class="rule-body is-replaced">/);
    expect(html).toContain('href="#twice" aria-label="Змінено. Відповіді, травень 2019\u00a0р.">Змінено</a>');
    expect(html).not.toContain('rule-ruling" href="#once"');
  });

  it('prints the ruling in the booklet, with the address of its copy there', () => {
    const booklet = JSON.stringify(edition.booklet);
    expect(booklet).toContain('Роз’яснення видавця');
    expect(booklet).toContain('href=\\"#combat--twice\\"');
  });
});

describe('a rule with a ruling', () => {
  it('is quoted together with the ruling, first the one that applies', () => {
    const [words, applies, replaced] = quote('roll').split('\n');
    expect(words).toContain('Кинь кубики');
    expect(applies).toBe('Роз’яснення видавця (Відповіді, травень 2019\u00a0р.): Коли? Два раза.');
    expect(replaced).toBe('До травня 2019\u00a0р. (Старі, 18 травня 2016\u00a0р.): Коли? Раз.');
  });

  it('has the ruling in its preview and on its share page', () => {
    const preview = findPreview(data, 'combat#roll', []);
    expect(preview?.kind === 'rules' && preview.rules.map(({ id }) => id)).toEqual(['roll', 'twice', 'once']);
    const page = listRuleSharePages({ edition: head, data }, []).get('/game/uk/combat/roll/');
    expect(page?.words).toContain('Коли? Два раза.');
  });

  it('does not show the ruling in the preview of its whole entry', () => {
    const preview = findPreview(data, 'combat', []);
    expect(preview?.kind === 'rules' && preview.rules.map(({ id }) => id)).toEqual(['def', 'roll']);
  });
});

describe('a ruling', () => {
  it('is quoted with its question and its document, without a page of the printed book', () => {
    expect(quote('twice').split('\n')).toEqual([
      '«Коли? Два раза».',
      'До травня 2019\u00a0р. (Старі, 18 травня 2016\u00a0р.): Коли? Раз.',
      'Гра · Бій · Відповіді, травень 2019\u00a0р.',
      'https://example.org/',
    ]);
  });

  it('is confirmed with a hash that changes with the words of its rules only', () => {
    const confirm = (texts: Record<string, string>) => {
      const entry = compile(texts).game.entries.get('uk')?.get('combat');
      return entry && rulingsOf(entry).map((ruling) => confirmationOf(ruling, entry))[0];
    };
    const change = (from: string, to: string) =>
      confirm({
        ...VALID_GAME_WITH_RULINGS,
        'uk/combat.md': (VALID_GAME_WITH_RULINGS['uk/combat.md'] ?? '').replace(from, to),
      });
    const confirmed = confirm(VALID_GAME_WITH_RULINGS);
    expect(confirmed).toMatch(/^combat#twice uk [0-9a-z]+$/);
    expect(change('сутичка', 'двобій')).toBe(confirmed);
    expect(change('Кинь', 'Не кидай')).not.toBe(confirmed);
    expect(game.id).toBe('game');
  });
});
