// Tests the HTML that is rendered from the Markdown of an entry.
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { renderEntry, renderRules } from './entry-to-html';
import { parseEntry } from './parse-entry';
import type { RenderContext } from './render-context';

const context: RenderContext = {
  addressOf: (target) => `/game/uk/${target.replace(/#|$/, '/$&')}`,
  icon: (id) => ({ name: `знак ${id}`, svg: '<path d="M1 1h2"/>' }),
  noteLabel: (kind) => `[${kind}]`,
  spoilerLabel: (until) => `до ${until}`,
  openedLabel: (until) => `відкрито ${until}`,
  ruleLabel: (number) => `Правило ${number}`,
  tableLabel: 'Таблиця',
  otherLanguages: (rule) => [
    { lang: 'ru', short: 'РУ', label: 'по-русски', address: `/game/ru/entry/#${rule}` },
  ],
  differs: (rule) =>
    rule === 'other' ? { label: 'різняться', short: '≠ РУ', address: '/game/uk-ru/entry/#other' } : undefined,
  differsLinks: (lang, rules) => ({
    title: lang,
    links: rules.map((rule) => ({ words: `правило ${rule}`, address: `/game/${lang}/entry/#${rule}`, lang })),
  }),
  movedHere: new Map([['second', ['old-second']]]),
};
const html = (body: string, more: Partial<RenderContext> = {}) =>
  renderEntry(parseEntry(body).tree, { ...context, ...more });

describe('renderEntry', () => {
  it('gives every rule an anchor with its id and a number', () => {
    expect(html('- Перше. ^first')).toContain(
      '<li id="first" class="rule rule-item"><div class="rule-body"><a class="rule-n" href="#first" aria-label="Правило 1">1</a><p>Перше.</p>',
    );
  });

  it('links each rule to its other language without scripts', () => {
    expect(html('- Перше. ^first')).toContain('href="/game/ru/entry/#first" hreflang="ru" lang="ru"');
  });

  it('puts a nested rule outside the body of its parent', () => {
    const [, body = ''] = html('- Перше. ^first\n  - Друге. ^second').split('<div class="rule-body">');
    expect(body.split('</div>')[0]).not.toContain('second');
  });

  it('renders icons with an accessible name', () => {
    expect(html('Знак :hit: є. ^def')).toContain(
      '<svg class="icon" viewBox="0 0 24 24" role="img" aria-label="знак hit"><path d="M1 1h2"></path></svg>',
    );
  });

  it('keeps the shapes of an icon as siblings', () => {
    const svg = '<circle cx="12" cy="12" r="8"/><g><rect width="4" height="2"/><path d="M8 12H16"/></g>';
    expect(html('Знак :plus: є. ^def', { icon: () => ({ name: 'плюс', svg }) })).toContain(
      '<circle cx="12" cy="12" r="8"></circle><g><rect width="4" height="2"></rect><path d="M8 12H16"></path></g></svg>',
    );
  });

  it('keeps an icon on one line with the word before it and the punctuation after it', () => {
    const flat = (body: string) => html(body).replace(/<svg.*?<\/svg>/g, '*');
    expect(flat('Кинь 2 :hit:, тоді :crit: й далі. ^def')).toContain(
      'Кинь <span class="together">2\u00a0*,</span> <span class="together">тоді\u00a0*</span> й\u00a0далі.',
    );
    expect(flat('Усі: :hit:, :crit:. ^def')).toContain(
      'Усі: <span class="together">*,</span> <span class="together">*.</span>',
    );
    expect(flat(':hit: — це так. ^def')).toContain('<span class="together">*\u00a0—</span> це\u00a0так.');
    expect(flat('Ось: :hit: далі. ^def')).toContain('Ось: * далі.');
  });

  it('resolves links to entries and rules', () => {
    expect(html('Дивись [[combat#roll|кидок]]. ^def')).toContain(
      '<a href="/game/uk/combat/#roll" class="ref" data-ref="combat#roll">кидок</a>',
    );
  });

  it('adds an anchor for the old id of a moved rule', () => {
    expect(html('- Раз. ^first\n- Два. ^second')).toMatch(
      /<li id="second"[^>]*><span id="old-second" class="old-anchor"><\/span>/,
    );
  });

  it('renders a note as an aside with its label', () => {
    expect(html(':::example\nОсь. ^so\n:::')).toContain(
      '<aside class="note note-example" data-note="example"><p class="note-label">[example]</p>',
    );
  });

  it('links a note on editions to the rules of the other edition', () => {
    expect(html(':::differs{in="ru" rules="a b"}\nІнакше. ^differs\n:::')).toContain(
      '<ul class="differs-links" aria-label="ru"><li><a href="/game/ru/entry/#a" hreflang="ru">правило a</a></li><li><a href="/game/ru/entry/#b"',
    );
  });

  it('links a rule that differs between editions to the side-by-side page', () => {
    expect(html('- Так. ^other')).toContain(
      '<a class="rule-differs" href="/game/uk-ru/entry/#other" aria-label="≠ РУ. різняться">≠ РУ</a>',
    );
    expect(html('- Так. ^same')).not.toContain('rule-differs');
  });

  it('gives an automatic link the class ref-auto', () => {
    const { tree } = parseEntry('Кинь [[dice|кубики]]. ^def');
    visit(tree, 'entryReference', (node) => {
      node.auto = true;
    });
    expect(renderEntry(tree, context)).toContain('class="ref ref-auto" data-ref="dice"');
  });

  it('renderRules returns the words of each rule by its id, without nested rules', () => {
    const { tree } = parseEntry('## Розділ ^part\n\n- Перше :hit:. ^first\n  - Друге. ^second');
    const rules = renderRules(tree, context);
    expect([...rules.keys()]).toEqual(['part', 'first', 'second']);
    expect(rules.get('part')).toBe('<p>Розділ</p>');
    expect(rules.get('first')).toMatch(/^<p><span class="together">Перше\u00a0<svg/);
    expect(rules.get('first')).not.toContain('Друге');
  });

  it('renders a spoiler as closed details without ids', () => {
    const text = html(':::spoiler{until="mission-2"}\nТаємне. ^secret\n:::');
    expect(text).toMatch(
      /^<details class="note note-spoiler" data-until="mission-2"><summary[^>]*><span class="when-locked">до mission-2<\/span>/,
    );
    // Elements inside a spoiler must have no `id`, because the browser would open the spoiler if the address ended with
    // `#` and that id.
    expect(text).toContain('data-anchor="secret"');
    expect(text).not.toMatch(/ id="/);
  });

  it('escapes HTML in sentences', () => {
    expect(html('Знаки \\<script> і & лишаються. ^def')).not.toContain('<script>');
  });

  it('gives only the steps of a setup a checkbox', () => {
    const text = html('1. Раз. ^one\n   - Деталь. ^detail\n   1. Глибше. ^deep\n\n- Правило. ^rule', {
      tickLabel: (step) => `Зроблено: ${step}`,
    });
    expect(
      [...text.matchAll(/data-tick="([^"]+)" aria-label="([^"]+)"/g)].map(([, ...groups]) => groups),
    ).toEqual([
      ['one', 'Зроблено: Раз'],
      ['deep', 'Зроблено: Глибше'],
    ]);
    expect(html('1. Раз. ^one')).not.toContain('data-tick');
  });

  it('continues from the first number of a list', () => {
    const text = html('1. Раз. ^one\n\nДалі. ^on\n\n2. Два. ^two\n3. Три. ^three\n4. Чотири. ^four', {
      flowLabel: 'Кроки',
    });
    expect([...text.matchAll(/<ol class="rules steps"([^>]*)>/g)].map(([, more]) => more)).toEqual([
      '',
      ' start="2"',
    ]);
    expect([...text.matchAll(/flow-n">(\d+)</g)].map(([, number]) => number)).toEqual(['2', '3', '4']);
  });

  it('adds a strip with the opening words of each step above a procedure of three steps', () => {
    const text = html(
      '1. **Кидок.** Кинь. ^one\n2. Склади мапу: далі. ^two\n3. Став :hit: сюди, а тоді ще. ^three',
      {
        flowLabel: 'Кроки',
      },
    );
    expect(text).toMatch(
      /^<div class="flow" data-island="reading\/step-strip" data-when="near"><nav class="flow-strip" aria-label="Кроки">/,
    );
    expect(
      [...text.matchAll(/href="#([a-z]+)" class="flow-step">.*?flow-label"> ([^<]+)</g)].map(
        ([, ...groups]) => groups,
      ),
    ).toEqual([
      ['one', 'Кидок'],
      ['two', 'Склади мапу'],
      ['three', 'Став знак hit сюди'],
    ]);
    expect(html('1. Раз. ^one\n2. Два. ^two', { flowLabel: 'Кроки' })).not.toContain('flow');
    expect(html(`## Рух ^move\n\n${'1. Раз. ^a\n1. Два. ^b\n1. Три. ^c'}`, { flowLabel: 'Кроки' })).toContain(
      'aria-label="Кроки: Рух"',
    );
  });

  it('shows the text of a rule for a number of players', () => {
    const text = html('- Бери карти. ^cards', {
      players: new Map([['cards', [{ players: [3, 4], text: 'по 2 карти' }]]]),
      playersLabel: (players) => `${players.length} числа`,
    });
    expect(text).toContain(
      '<div class="for-players" data-players="3 4"><span class="for-players-label">2 числа:</span> по\u00a02\u00a0карти</div>',
    );
  });

  it('marks rows with data-players only in a table by number of players', () => {
    const table = (head: string) => `| ${head} | Карт |\n|---|---|\n| 3–4 | 5 |\n\n^cards`;
    expect(html(table('Гравців'), { playersColumn: 'Гравців' })).toContain(
      '<tr data-players="3 4"><td>3–\u20604</td>',
    );
    expect(html(table('Рівень'), { playersColumn: 'Гравців' })).not.toContain('data-players');
  });

  it('uses the anchors of the context where several entries share a page', () => {
    const text = html('- Перше. ^first', { anchorOf: (rule) => `combat--${rule}` });
    expect(text).toContain('<li id="combat--first"');
    expect(text).toContain('href="#combat--first"');
  });
});
