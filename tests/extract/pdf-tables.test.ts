// Tests which tables the extractor finds in a PDF: drawn as a grid, with a row across all columns, without drawn
// lines, and with dot leaders.
import { describe, expect, it } from 'vitest';
import { filler } from './invented-html-books';
import { entries, setUpPdfReader } from './read-test-pdf';

const { readHtml } = setUpPdfReader();

const page = (table: string) => `<h2>Prices</h2>${filler('prices', 2)}${table}${filler('rest', 2)}
  <h2>Resting</h2>${filler('resting', 2)}`;

describe('the tables of a PDF', { timeout: 60_000 }, () => {
  it('keep their columns if a note across all columns is between the same lines', async () => {
    const row = (name: string, ...cells: (string | number)[]) =>
      `<tr><td>${name}</td>${cells.map((cell) => `<td style="text-align:right">${cell}</td>`).join('')}</tr>`;
    const result = await readHtml(
      page(
        `<table style="width:80mm">${row('', 'Buy', 'Sell')}${row('Rowing boat', 10, 5)}${row('Frigate', 35, 10)}${row('Repair (per point)', 2, '–')}${row('Extra sail', 3, '*1')}
         <tr><td colspan="3">*Sold with the boat only, for one more coin than the boat alone.</td></tr></table>`,
      ),
      { columns: 1, style: 'td { border-width: 0.5pt 0 !important }' },
    );
    const text = entries(result);
    expect(text).toMatch(/\|\s+\| Buy \| Sell \|/);
    expect(text).toContain('| Frigate | 35 | 10 |');
    expect(text).toMatch(/\| Repair \(per point\) \| 2 \| \\?– \|/);
    expect(text).toMatch(/\| Extra sail \| 3 \| \\?[*∗]1 \|/);
    expect(result.extraction.dropped).toEqual([]);
  });

  it('are found if one path draws the complete grid next to running text', async () => {
    const cells = [
      ['Players', 'Feathers'],
      ['2', '16'],
      ['3', '13'],
      ['4', '10'],
    ];
    const words = cells
      .flatMap((row, y) =>
        row.map(
          (cell, x) =>
            `<text x="${12 + 60 * x}" y="${14 + 18 * y}" font-size="9" font-family="DejaVu Sans">${cell}</text>`,
        ),
      )
      .join('');
    const grid =
      [0, 18, 36, 54, 72].map((y) => `M1 ${y + 1}H121`).join('') +
      [0, 60, 120].map((x) => `M${x + 1} 1V73`).join('');
    const result = await readHtml(
      page(
        `<div style="display:flex;gap:20pt"><div style="width:90mm">${filler('beside', 3)}</div><svg width="124" height="76" style="flex:none"><path d="${grid}" fill="none" stroke="#000" stroke-width="0.7"/>${words}</svg></div>`,
      ),
      { columns: 1 },
    );
    const text = entries(result);
    expect(text).toContain('| Players | Feathers |');
    for (const row of ['| 2 | 16 |', '| 3 | 13 |', '| 4 | 10 |']) expect(text).toContain(row);
    expect(result.extraction.dropped).toEqual([]);
  });

  it('without lines keep their numbers next to running text', async () => {
    const rows = [
      ['Routes', 'Points'],
      ['1', '1'],
      ['2', '2'],
      ['3', '4'],
      ['4', '7'],
    ].map(
      ([a, b]) => `<div style="display:flex"><span style="width:60pt">${a}</span><span>${b}</span></div>`,
    );
    const result = await readHtml(
      page(
        `<div style="display:flex;gap:26pt"><div style="width:90mm;line-height:1.5">${filler('beside', 3)}</div><div style="flex:none;width:120pt">${rows.join('')}</div></div>`,
      ),
      { columns: 1 },
    );
    const text = entries(result);
    for (const row of ['| Routes | Points |', '| 3 | 4 |', '| 4 | 7 |']) expect(text).toContain(row);
    expect(result.extraction.dropped).toEqual([]);
  });

  it('keep two columns of numbers that pictures separate', async () => {
    const points = [1, 2, 4, 7, 10, 15];
    const label = (x: number, y: number, text: string | number, weight = 400) =>
      `<text x="${x}" y="${y}" font-size="9" font-weight="${weight}" font-family="DejaVu Sans">${text}</text>`;
    const picture = (y: number, length: number) =>
      `<rect x="40" y="${y - 7}" width="${18 * length}" height="8" fill="#a63"/>`;
    const rows = points.map((value, at) => {
      const y = 36 + 18 * at;
      return label(20, y, at + 1) + picture(y, at + 1) + label(228, y, value);
    });
    const result = await readHtml(
      page(
        `<div style="display:flex;gap:26pt;align-items:center"><div style="width:70mm">${filler('beside', 1)}</div><svg width="250" height="140" style="flex:none">${label(20, 16, 'Length', 700)}${label(200, 16, 'Points', 700)}${rows.join('')}</svg></div>`,
      ),
      { columns: 1 },
    );
    const text = entries(result);
    for (const row of ['| Length | Points |', '| 1 | 1 |', '| 4 | 7 |', '| 6 | 15 |'])
      expect(text).toContain(row);
    expect(result.extraction.dropped).toEqual([]);
  });

  it('with dot leaders are rows with a name and a value', async () => {
    const row = (name: string, value: string) =>
      `<div style="display:flex;width:70mm"><span>${name}</span><span style="flex:1;overflow:hidden;white-space:nowrap">${' .'.repeat(60)}</span><span>&nbsp;${value}</span></div>`;
    const result = await readHtml(
      page(
        `${row('Each barn owl', '3 points')}${row('Each snow owl', '5 points')}${row('Each closed shutter', '–2 points')}`,
      ),
      { columns: 1 },
    );
    const text = entries(result);
    expect(text).toContain('| Each barn owl | 3 points |');
    expect(text).toMatch(/\| Each closed shutter \| \\?[–-]2 points \|/);
  });

  it('keep the sign before a number in a list', async () => {
    const result = await readHtml(
      page(
        `<p>Change the price:</p><ul><li>+1 coin for a sail</li><li>- 1 coin for each point of damage</li><li>nothing for an anchor</li></ul>
         <p style="margin-left:14pt;text-indent:-10pt">– an owl that sleeps</p><p style="margin-left:14pt;text-indent:-10pt">– 2 owls that watch</p>`,
      ),
      { columns: 1 },
    );
    const text = entries(result);
    expect(text).toMatch(/^- \\?[-–−] ?1 coin for each point of damage/m);
    expect(text).toMatch(/^- \\?\+1 coin for a sail/m);
    expect(text).toMatch(/^- 2 owls that watch/m);
  });
});
