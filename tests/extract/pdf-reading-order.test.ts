// Tests in which order the extractor reads the text of a PDF: columns, spreads (two pages on one sheet), boxes,
// rotated and skewed text.
import { describe, expect, it } from 'vitest';
import { ENGLISH, ENGLISH_OUTLINE, filler, POLISH, POLISH_OUTLINE } from './invented-html-books';
import { expectValid, flow, outline, setUpPdfReader } from './read-test-pdf';

const { readHtml } = setUpPdfReader();

describe('the reading order of a PDF', { timeout: 60_000 }, () => {
  it('separates columns of unequal length, and reads a heading across both before them', async () => {
    const result = await readHtml(
      `<h1 class="all">The Long Wall</h1><section style="columns:2">${filler('left', 6)}<div style="break-before:column"></div>${filler('right', 2)}</section><h1 class="all">The Short Wall</h1><section style="columns:2">${filler('low', 4)}</section>`,
      { columns: 1 },
    );
    const order = [...flow(result).matchAll(/Rule (\d) of (\w+)/g)].map(
      ([, number, name]) => `${name} ${number}`,
    );
    expect(order).toEqual([
      'left 1',
      'left 2',
      'left 3',
      'left 4',
      'left 5',
      'left 6',
      'right 1',
      'right 2',
      'low 1',
      'low 2',
      'low 3',
      'low 4',
    ]);
    expect(outline(result)).toEqual(['The Long Wall', 'The Short Wall']);
  });

  it('separates two columns under full-width text if the second starts with a smaller heading', async () => {
    const result = await readHtml(ENGLISH.replace('<h1>', '<h1 class="all">'), { columns: 2, size: 'A5' });
    expect(outline(result)).toEqual(ENGLISH_OUTLINE);
    expect(flow(result)).toMatch(/collects feathers\. Components • 1 board/);
  });

  it('reads a title over the gutter before both columns', async () => {
    const result = await readHtml(
      `<h1 class="all" style="text-align:center">Owls</h1><h4>Aim</h4>${filler('aim', 3)}<h4 style="break-before:column">Playing, and what stands before all play</h4>${filler('playing', 3)}`,
      { columns: 2, style: 'h1 { font-size: 30pt } h4 { font-size: 9.5pt; margin: 0 0 14pt }' },
    );
    expect(outline(result)).toEqual(['Aim', 'Playing, and what stands before all play']);
    expect(result.draft.book.title).toBe('Owls');
  });

  it('reads the text next to a picture before a heading directly under the caption', async () => {
    const at = (left: number, top: number, more = '') =>
      `style="position:absolute;left:${left}pt;top:${top}pt;margin:0;${more}"`;
    const rules = Array.from({ length: 8 }, () => 'A shutter that is closed stops every owl').join('<br>');
    const result = await readHtml(
      `<h4>Shutters</h4><p ${at(4, 104)}>Closed</p><p ${at(60, 20, 'white-space:nowrap')}>${rules}.</p>
       <h4 ${at(0, 121)}>Calm</h4><p ${at(0, 135, 'width:300pt')}>When no owl can move, the tower rests and nothing else is done until the next turn of a player.</p>
       <div style="height:160pt"></div><h4>Wind</h4>${filler('wind', 2)}`,
      { columns: 1, style: 'main { position: relative; width: 300pt } h4 { font-size: 11.5pt; margin: 0 }' },
    );
    expect(flow(result)).toMatch(/Closed.*every owl\. Calm When no owl can move/);
  });

  it('separates columns if a long heading reaches into the gutter', async () => {
    const result = await readHtml(POLISH, { columns: 3, size: 'A5' });
    expect(outline(result)).toEqual(POLISH_OUTLINE);
    expect(flow(result)).toMatch(/zbiera pióra\. Przygotowanie gry 1\. Połóż/);
  });

  it('separates two columns from their first line under a full-width line', async () => {
    const result = await readHtml(
      `<p style="text-align:center;margin:0">A game of owls for 2–4 players, by nobody at all, for ages of eight and up.</p>
       <section style="columns:2;column-gap:9pt;text-align:justify"><p>Left one begins here and goes on for several lines until the column is full of it, as columns are, and ends.</p><div style="break-before:column"></div><p>Right one begins here and goes on for several lines until the column is full of it, as columns are, and ends.</p></section>
       <h2>Moving</h2>${filler('moving', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1, size: 'A5' },
    );
    expect(flow(result)).toMatch(/Left one begins[^R]*and ends\. Right one begins/);
  });

  it('keeps the text of a box together, and the text around it under its own heading', async () => {
    const result = await readHtml(
      `<h2>Moving</h2>${filler('moving', 3)}<div class="box"><h3>Example of Moving</h3><p>Olga shows her owl card and draws a feather token from the supply.</p></div>${filler('more', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 2 },
    );
    expect(outline(result)).toEqual(['Moving', '  Example of Moving', 'Resting']);
    const [moving, box] = result.extraction.topics.map(({ lines }) =>
      lines.flatMap(([from, to]) => result.source.split('\n').slice(from - 1, to)).join(' '),
    );
    expect(moving).toContain('Rule 2 of more');
    expect(box).toContain('Olga shows her owl card');
    expect(box).not.toContain('Rule');
  });

  it('reads a page of boxes box by box, row by row, and before the next page', async () => {
    const card = (name: string) =>
      `<div style="border:1pt solid #935;padding:6pt;break-inside:avoid"><h3>${name}</h3>${filler(name, 2)}</div>`;
    const grid = (...names: string[]) =>
      `<div style="display:grid;grid-template-columns:1fr 1fr;gap:12pt">${names.map(card).join('')}</div>`;
    const result = await readHtml(
      `<h2>Owls</h2>${filler('owls', 1)}${grid('Alpha', 'Bravo', 'Charlie', 'Delta')}<div class="apart"><p>The night is long.</p>${filler('night', 3)}<h2>Days</h2>${filler('days', 2)}</div>`,
      { columns: 1, style: 'main { columns: auto }' },
    );
    expect(outline(result).map((title) => title.trim())).toEqual([
      'Owls',
      'Alpha',
      'Bravo',
      'Charlie',
      'Delta',
      'Days',
    ]);
    expect(flow(result)).toMatch(/Rule 2 of Delta[\s\S]*The night is long/);
  });

  it('moves the caption of a picture to the end of its section', async () => {
    const picture =
      '<div style="float:right;width:55mm;margin-left:5mm"><svg width="150" height="90"><ellipse cx="75" cy="45" rx="70" ry="40" fill="#9bd"/></svg><p style="font-size:7.5pt;text-align:center">The owl may fly over this roof.</p></div>';
    const result = await readHtml(
      `<h2>Moving</h2>${filler('before', 1)}${picture}${filler('beside', 3)}${filler('after', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1, size: 'A5' },
    );
    expect(flow(result)).toMatch(/Rule 2 of after[\s\S]*The owl may fly over this roof\. Resting/);
  });

  it('splits a spread into two pages with their printed numbers', async () => {
    const half = (name: string, number: number) =>
      `<section style="position:relative;height:170mm"><h2>${name}</h2>${filler(name, 5)}<footer style="position:absolute;bottom:0;width:100%;text-align:center">${number}</footer></section>`;
    const sheet = (from: number) =>
      `<div style="columns:2;column-gap:20mm;break-after:page">${half(`Wing ${from}`, from)}${half(`Wing ${from + 1}`, from + 1)}</div>`;
    const result = await readHtml([4, 6, 8].map(sheet).join(''), {
      columns: 1,
      size: 'A4 landscape',
      style: 'section { break-inside: avoid }',
    });
    expect(result.extraction.topics.map(({ title, page }) => `${title}: ${page}`)).toEqual([
      'Wing 4: 4',
      'Wing 5: 5',
      'Wing 6: 6',
      'Wing 7: 7',
      'Wing 8: 8',
      'Wing 9: 9',
    ]);
    expect(result.extraction.dropped).toEqual([expect.objectContaining({ reason: 'page number' })]);
  });

  it('rotates a page with vertical text', async () => {
    const html = `<div style="writing-mode:vertical-rl;height:180mm"><h2>Sideways</h2>${filler('side', 3)}<h2>Downwards</h2>${filler('down', 3)}</div>`;
    const result = await readHtml(html, { columns: 1, size: 'A4 landscape' });
    expect(outline(result)).toEqual(['Sideways', 'Downwards']);
    expect(flow(result)).toMatch(/Rule 1 of side[\s\S]*Rule 3 of side[\s\S]*Rule 1 of down/);
    expectValid(result);
  });

  it('reads a skewed note as a box, and drops skewed text on cards', async () => {
    const note = `<div style="transform:rotate(4deg);width:70mm;margin:12mm 30mm"><h2>Aim of the Game</h2><p>Your family of owls wants the tidiest floor of the tower. Whoever owns the most feathers when the bell rings for the second time wins.</p></div>`;
    const card = '<p style="transform:rotate(7deg);width:30mm;margin:0">Barn Owl</p>';
    const result = await readHtml(
      `${note}${card}<h2>Moving</h2>${filler('moving', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expectValid(result);
    expect(outline(result)).toEqual(['Aim of the Game', 'Moving', 'Resting']);
    expect(flow(result)).toContain('wants the tidiest floor');
    expect(result.extraction.dropped).toEqual([expect.objectContaining({ reason: 'set at an angle' })]);
    // The box of the first line is at the printed line, which descends toward the right.
    const [, left, top, right, bottom] = result.places[1] ?? [];
    expect(((bottom ?? 0) - (top ?? 0)) / ((right ?? 0) - (left ?? 0))).toBeGreaterThan(
      Math.tan((4 * Math.PI) / 180),
    );
  });
});
