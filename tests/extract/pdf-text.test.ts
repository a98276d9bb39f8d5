// Tests the text that the extractor reads from a PDF between the headings: paragraphs, lists, steps and tables.
import { describe, expect, it } from 'vitest';
import { filler } from './invented-html-books';
import { entries, flow, outline, setUpPdfReader } from './read-test-pdf';

const { readHtml } = setUpPdfReader();

describe('the text of a PDF', { timeout: 60_000 }, () => {
  it('reads drop caps, letterspaced capitals, symbol bullets, and headings by weight, color or capitals alone', async () => {
    const result = await readHtml(
      `<h2 style="letter-spacing:4pt;text-transform:uppercase">Night Watch</h2>
       <p><span style="float:left;font-size:31pt;line-height:26pt;padding-right:2pt">O</span>wls sleep by day and watch by night, and a player whose owl sleeps takes no action at all until the sun has set behind the tower and the bell rings.</p>
       <h2 style="font-size:9.5pt">Body Size in Bold</h2>${filler('bold', 1)}
       <h2 style="font-size:9.5pt;font-weight:normal;color:#a31;text-transform:uppercase">Colour and capitals</h2>${filler('colour', 1)}
       <h2 style="font-size:9.5pt">Another in Bold</h2>${filler('bolder', 1)}
       <p style="margin-left:14pt;text-indent:-12pt">◆&nbsp; A feather counts one point.</p><p style="margin-left:14pt;text-indent:-12pt">◆&nbsp; An owl counts two points.</p>`,
      { columns: 1, size: 'A5' },
    );
    expect(outline(result)).toEqual(
      ['Night watch', 'Body Size in Bold', 'Colour and Capitals', 'Another in Bold'].map((title) =>
        expect.stringMatching(new RegExp(`^ *${title}$`, 'i')),
      ),
    );
    expect(flow(result)).toContain('Owls sleep by day');
    expect(entries(result)).toContain('- A feather counts one point.');
  });

  it('keeps a number that ends a paragraph, and a single letter with wide gaps around it', async () => {
    const result = await readHtml(
      `<h2>Moving</h2><p style="width:100mm">A player who holds an owl card may move it by three floors,<br>or else by as many floors as the die shows, at most by<br>6.</p>
       <p style="margin:20pt 0">Owls of every age sleep by day in<span style="padding:0 9pt">a</span>tower that has three floors.</p>${filler('moving', 1)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('at most by 6.');
    expect(entries(result)).toContain('sleep by day in a tower that');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('reads a justified line with wide spaces as one line, and a dash at the start of a line as part of a sentence', async () => {
    const result = await readHtml(
      `<h2>Moving</h2><p>A player who holds an owl card may show it to the others,<br>who then rest.</p>
       <p><span style="word-spacing:9pt">Every remarkable owl of a remarkable</span><br>tower rests.</p>
       <p>A player who holds no owl card may draw one feather token,<br>then rests too.</p>
       <p style="white-space:nowrap">Anna plays the barn owl of the old tower, and Boris with his lamp<br>— also the barn owl, so that both of them fly.</p>
       <h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1, style: 'p { width: 105mm; margin: 0 }' },
    );
    expect(entries(result)).toContain('Every remarkable owl of a remarkable tower rests.');
    expect(entries(result)).toContain('Boris with his lamp — also the barn owl');
    const named = await readHtml(
      `<h2>Cards</h2><p>There are three cards “Barn Owl”<br>among the cards of the tower, and they are shuffled with the others when the game begins.</p>${filler('cards', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(named)).toContain('three cards “Barn Owl” among the cards');
  });

  it('keeps the section number of a rule that is far left of its text', async () => {
    const rule = (number: string, text: string) =>
      `<p style="margin-left:40pt;text-indent:-40pt"><span style="display:inline-block;width:40pt;text-indent:0">${number}</span>${text}</p>`;
    const result = await readHtml(
      `<h2>Moving</h2>${rule('1.1.', 'Each player moves one owl to the next tower.')}${rule('1.2.', 'An owl may rest in a tower.')}${filler('moving', 1)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('1.1. Each player moves one owl');
    expect(entries(result)).toContain('1.2. An owl may rest');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('joins a word whose hyphen at the line end is in another font', async () => {
    const result = await readHtml(
      `<h2>Moving</h2><p style="width:100mm">A player who holds an owl card may move it by three of the enor<i>-</i><br>mous floors, or by as many floors as the die shows, with naval- or crew-<br>combat at the end.</p>${filler('moving', 1)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('three of the enormous floors');
    expect(entries(result)).toContain('naval- or crew-combat');
  });

  it('does not mark a rule in italics as an example', async () => {
    const result = await readHtml(
      `<h2>Moving</h2>${filler('moving', 1)}<p><i>An owl never flies through a closed shutter of the tower.</i></p><p><i>Example: Olga opens a shutter and flies.</i></p><h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    // The rule in italics comes before the only example of the entry, so it is not part of the example.
    expect(entries(result)).toMatch(/(?<!:::example\n)^\*An owl never flies through a closed shutter/m);
    expect(entries(result)).toMatch(/:::example\n\*Example: Olga/);
  });

  it('separates two paragraphs by the gap between them, or by a last line with room for one more word', async () => {
    const [tie, higher] = [
      'If the roll is a tie, both owls of the tower stay',
      'each rolls a die. The higher roll wins.',
    ];
    const combat = (gap: string) =>
      `<h2>Combat</h2><p style="margin:0 0 ${gap}">When two owls meet on the same floor of a tower,<br>${higher}</p><p>${tie}<br>where they are.</p>`;
    const narrow = { columns: 1, style: 'main { width: 94mm }' };
    for (const gap of ['5pt', '0']) {
      const result = await readHtml(`${combat(gap)}<h2>Resting</h2>${filler('resting', 2)}`, narrow);
      expect(entries(result)).toMatch(/floor of a tower, each rolls a die\. The higher roll wins\. \^\S+\n/);
    }
    // These two lines are one paragraph: the short word “A” alone would have fitted into the first line, but the
    // typesetter keeps it together with the next word.
    const bound = await readHtml(
      `<h2>Combat</h2><p>When two owls meet on one floor of a tower, rest.<br>A remarkable owl of the old tower stays as it is.</p><h2>Resting</h2>${filler('resting', 2)}`,
      narrow,
    );
    expect(entries(bound)).toContain('of a tower, rest. A remarkable owl');
  });

  it('joins a number to its step across a picture, and separates the lines of a components list', async () => {
    const step = (number: number, text: string) =>
      `<p style="margin:0">${number}.<span style="display:inline-block;width:40pt"></span>${text}</p>`;
    const result = await readHtml(
      `<h2>Components</h2><p>1 board of the tower<br>40 feather tokens<br>24 owl cards</p><h2>Turns</h2>${['Show a card.', 'Move your owl.', 'Draw a card.'].map((text, at) => step(at + 1, text)).join('')}${filler('turns', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('2. Move your owl.');
    expect(entries(result)).toContain('- 40 feather tokens ^');
    expect(result.extraction.dropped).toEqual([]);
  });
});

describe('the tables of a PDF', { timeout: 60_000 }, () => {
  it('reads a table of numbers without lines next to a column of text', async () => {
    const rows = [
      ['Players', '5', '6', '7'],
      ['Owls', '3', '4', '4'],
      ['Foxes', '2', '2', '10'],
    ];
    const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Moving</h2>${filler('moving', 3)}<table style="width:80%"><tbody>${cells}</tbody></table>${filler('more', 2)}<h2>Resting</h2>${filler('resting', 12)}`,
      { columns: 2, style: 'td { border: none; text-align: center }' },
    );
    expect(entries(result)).toContain(
      '| Players | 5 | 6 | 7 |\n| --- | --- | --- | --- |\n| Owls | 3 | 4 | 4 |',
    );
    expect(entries(result)).toContain('| Foxes | 2 | 2 | 10 |');
    expect(outline(result)).toEqual(['Moving', 'Resting']);
  });

  it('reads the row below the last line of a table and the header above its first line', async () => {
    const rows = [
      ['Number of<br>players', 'Owl<br>cards', 'Bats'],
      ['4 - 5', '3', '2'],
      ['6', '4', '2'],
      ['7 - 8', '5', '3'],
    ];
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Setup</h2>${filler('setup', 1)}<table>${table}</table><p style="margin-top:16pt">Shuffle the owl cards and deal one to each player.</p><h2>Turns</h2>${filler('turns', 2)}`,
      {
        columns: 1,
        style:
          'td { border: 0; border-bottom: 0.6pt solid; padding: 3pt 20pt; text-align: center } tr:last-child td { border: 0 }',
      },
    );
    const text = entries(result);
    expect(text).toContain('| Number of players | Owl cards | Bats |\n');
    expect(text).toContain('| 7 − 8 | 5 | 3 |\n\n');
    expect(text).toContain('\nShuffle the owl cards');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('reads the numbers of a table as digits if their font has no other glyphs', async () => {
    const rows = [
      ['Players', 5, 6, 7],
      ['Owls', 3, 4, 4],
      ['Bats', 2, 2, 3],
    ].map(
      ([name, ...numbers]) => `<tr><td>${name}</td>${numbers.map((n) => `<td><i>${n}</i></td>`).join('')}`,
    );
    const result = await readHtml(
      `<h2>Setup</h2>${filler('setup', 1)}<table>${rows.join('')}</table><h2>Turns</h2>${filler('turns', 2)}`,
      { columns: 1, style: 'i { font: 9.5pt "DejaVu Sans Mono", monospace }' },
    );
    expect(entries(result)).toContain('| Owls | 3 | 4 | 4 |\n| Bats | 2 | 2 | 3 |');
  });

  it('keeps cells in their columns in a table with an empty corner and cells of several lines', async () => {
    const large = (number: number, word: string) =>
      `<span style="font-size:15pt">${number}</span>&ensp; ${word}`;
    const rows = [
      ['', 'three<br>rounds', 'two<br>rounds'],
      ['six players and<br>not one more', large(1, 'owl'), large(2, 'owls')],
      ['eight', large(2, 'owls'), large(3, 'owls')],
    ];
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Setup</h2>${filler('setup', 1)}<table>${table}</table><h2>Turns</h2>${filler('turns', 2)}`,
      { columns: 1, style: 'td { padding: 2pt 14pt; vertical-align: middle; text-align: center }' },
    );
    expect(entries(result)).toContain(
      '|  | three rounds | two rounds |\n| --- | --- | --- |\n| six players and not one more | 1 owl | 2 owls |\n| eight | 2 owls | 3 owls |\n',
    );
  });
});
