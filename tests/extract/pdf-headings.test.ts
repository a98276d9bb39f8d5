// Tests which headings, and which name of the game, the extractor finds in PDFs that the tests typeset from invented
// and real books.
import { describe, expect, it } from 'vitest';
import { ENGLISH, ENGLISH_OUTLINE, filler, POLISH, POLISH_OUTLINE, UKRAINIAN } from './invented-html-books';
import { entries, expectValid, flow, outline, setUpPdfReader } from './read-test-pdf';
import { HAS_BOOKS, readRealBooks, warnIfSkipped } from './real-books';
import { scoreBook } from './score-extraction';
import { type PrintStyle, realBookToHtml } from './typeset';

const { readHtml } = setUpPdfReader();

describe('a typeset book', { timeout: 60_000 }, () => {
  it.each([1, 2, 3])('of %i columns keeps its headings, lists, steps and table', async (columns) => {
    const result = await readHtml(ENGLISH, { columns, numbers: true });
    expectValid(result);
    expect(result.lang).toBe('en');
    expect(outline(result)).toEqual(ENGLISH_OUTLINE);
    expect(result.draft.book).toMatchObject({ title: 'Owls of the Old Tower', players: '2–4' });
    const text = entries(result);
    expect(text).toContain('1. Place the board in the middle of the table.');
    expect(text).toContain('3. Put the feather tokens beside the board');
    expect(text).toContain('- 24 owl cards');
    expect(text).toContain('| 4 to 6 | 5 |');
    expect(text).toContain('A remarkable number of owls');
    expect(text).toMatch(/“\[\[[a-z-]+#moving\|Moving\]\]” on page/);
  });

  it('in Ukrainian has the kinds of its topics, related topics and references', async () => {
    const result = await readHtml(UKRAINIAN, { columns: 2 });
    expectValid(result);
    expect(result.lang).toBe('uk');
    expect(outline(result)).toEqual([
      'Сови старої вежі',
      'Приготування до гри',
      'Хід гравця',
      '  Рух',
      '  Збирання пір’їн',
      'Підрахунок очок',
    ]);
    expect(result.extraction.topics[1]?.kind).toBe('setup');
    expect(result.extraction.topics[5]?.related).toEqual(['Рух', 'Збирання пір’їн']);
    expect(entries(result)).toContain('«[[khid-hravtsia#rukh|Рух]]» на с. 1');
  });

  it('in Polish, a language without word lists, is structured by its fonts alone', async () => {
    const result = await readHtml(POLISH, { columns: 3, size: 'A4 landscape' });
    expectValid(result);
    expect(result.lang).toBe('pl');
    expect(outline(result)).toEqual(POLISH_OUTLINE);
    // The site has no Polish interface, so the extractor writes the entries to the folder for English.
    expect([...result.files.keys()]).toContain('en/tura-gracza.md');
    expect(result.extraction.lang).toBe('pl');
  });
});

describe('the headings of a PDF', { timeout: 60_000 }, () => {
  it('finds headings in lower case and of ten words, and reads them before the text below them', async () => {
    const beside = `<div style="display:flex;gap:30pt"><p style="width:40%">Two owls of one floor.</p><div>${filler('shares', 2)}</div></div>`;
    const result = await readHtml(
      `<h2>more examples of an owl</h2>${filler('examples', 3)}<h2>how can more than one owl sleep on one floor?</h2>${beside}<h2>resting</h2>${filler('resting', 2)}`,
      { columns: 1, style: 'h2 { font-size: 12pt }' },
    );
    expect(outline(result)).toEqual([
      'More examples of an owl',
      'How can more than one owl sleep on one floor?',
      'Resting',
    ]);
    expect(flow(result)).toMatch(/more examples of an owl Rule 1 of examples/);
  });

  it('does not take “Related topics:” on a line of its own for a heading', async () => {
    const result = await readHtml(UKRAINIAN, { columns: 3, size: 'A5' });
    expect(outline(result)).toHaveLength(6);
    expect(result.extraction.topics[5]?.related).toEqual(['Рух', 'Збирання пір’їн']);
  });

  it('finds headings on colored bands, after bullets, and with a plain remark in brackets', async () => {
    const band = (title: string) => `<h2 style="background:#174;color:#fff;padding:2pt 6pt">${title}</h2>`;
    const mark = (title: string) => `<p style="font-weight:bold;color:#147">■ ${title}</p>`;
    const remark = (title: string, more: string) => `<p><b>${title}</b> (${more})</p>`;
    const result = await readHtml(
      `${band('The Night')}${filler('night', 1)}${mark('First Watch')}${filler('first', 1)}${mark('Second Watch')}${filler('second', 1)}
       ${band('The Day')}${filler('day', 1)}${remark('Sunrise', 'needs a lamp')}${filler('rise', 1)}${remark('Noon', 'needs a bell')}${filler('noon', 1)}${remark('Sunset', 'needs a lamp and a bell')}${filler('set', 1)}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual([
      'The Night',
      '  First Watch',
      '  Second Watch',
      'The Day',
      '  Sunrise (needs a lamp)',
      '  Noon (needs a bell)',
      '  Sunset (needs a lamp and a bell)',
    ]);
  });

  it('finds a heading over text in the same style and one that ends with “...”, but no label of a list', async () => {
    const labels = ['Name', 'Family', 'Cost']
      .map((name) => `<b>${name}</b> Barn Owl of the Tower`)
      .join('<br>');
    const card = (name: string) =>
      `<h4>${name}</h4><p>${labels}<br><b>Text</b></p><p style="margin-left:12pt">After this owl has rested it draws a card and moves by three floors.</p>`;
    const result = await readHtml(
      `<h1>Owls</h1><h4>Weight</h4>${filler('weight', 2)}${card('Example of an Owl')}<h4>If there are no cards left...</h4>${filler('cards', 2)}<h4>Wings</h4>${filler('wings', 2)}`,
      { columns: 1, style: 'h4 { font-size: 9.5pt; margin: 8pt 0 0; line-height: 1.3 } p { margin: 0 }' },
    );
    expect(outline(result)).toEqual([
      'Weight',
      'Example of an Owl',
      'If there are no cards left...',
      'Wings',
    ]);
  });

  it('finds underlined headings, but no underlined address and no line across the page', async () => {
    const part = (name: string) => `<p><u>${name}</u></p>${filler(name, 2)}`;
    const result = await readHtml(
      `<h2>Owls</h2>${filler('owls', 2)}${part('Barn Owl')}${part('Snow Owl')}<p><u>www.owls.example.org</u></p>${part('Old Owl')}
       <p style="border-bottom:0.6pt solid;line-height:1">Owls of the tower, of the barn</p>${filler('rest', 1)}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual(['Owls', 'Barn Owl', 'Snow Owl', 'Old Owl']);
  });

  it('finds underlined headings in the type of the text directly under them', async () => {
    const part = (name: string) => `<p style="margin:0"><u>${name}</u></p>${filler(name, 2)}`;
    const result = await readHtml(
      `<h2>Owls</h2>${filler('owls', 2)}${part('Barn Owl')}${part('Snow Owl')}${part('Old Owl')}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual(['Owls', 'Barn Owl', 'Snow Owl', 'Old Owl']);
  });

  it('finds a large heading over small text, if its style is one of headings', async () => {
    const part = (name: string) => `<h2>${name}</h2>${filler(name, 2)}`;
    const result = await readHtml(
      `${part('Setup')}${part('Turn')}${part('Flying')}<h2>Pictures</h2><svg width="90" height="90"><rect width="90" height="90"/></svg>
       <div style="break-before:page"></div><h2>Thanks</h2><div style="font-size:7pt">${filler('thanks', 2)}</div>
       <div style="break-before:page"></div><h2>Pictures of Owls</h2>`,
      { columns: 1 },
    );
    expect(outline(result)).toContain('Thanks');
  });

  it('takes no line of the credits and no copyright notice for a heading', async () => {
    const large = (text: string) => `<p style="font-size:13pt;text-align:center">${text}</p>`;
    const result = await readHtml(
      `<h2>Turn</h2>${filler('turn', 3)}<h2>End of the Game</h2>${filler('end', 3)}
       ${large('Game design by Anna Owl')}${filler('thanks', 1)}${large('Illustrations by Ben Barn')}${filler('art', 1)}
       ${large('© 2020 Owls of the Tower')}${filler('rights', 1)}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual(['Turn', 'End of the Game']);
  });

  it('finds a numbered heading between its neighbors, although its color is that of labels', async () => {
    const heading = (text: string, colour: string) => `<h3 style="color:${colour}">${text}</h3>`;
    const colours = ['#b01', '#08c', '#0a4', '#c60', '#51a'];
    const steps = ['Owls', 'Feathers', 'Towers', 'Lamps', 'Bells'].map(
      (name, at) => heading(`${at + 1}. ${name}`, colours[at] ?? '') + filler(name, 2),
    );
    const names = ['Anna’s tower', 'Boris’ tower']
      .map((name) => heading(name, '#0a4'))
      .join('<p style="font-size:6pt">…</p>');
    const result = await readHtml(`${steps.join('')}${names}`, { columns: 1 });
    expect(outline(result)).toEqual(['1. Owls', '2. Feathers', '3. Towers', '4. Lamps', '5. Bells']);
  });

  it('joins chapter numbers to the titles under them, but not the version of the book', async () => {
    const chapter = (number: string, name: string) =>
      `<p style="font-size:22pt;margin:0">${number}</p><h2 style="margin-top:0">${name.toUpperCase()}</h2>${filler(name, 2)}`;
    const names = ['Owls', 'Towers', 'Feathers'];
    const result = await readHtml(names.map((name, at) => chapter(`${at + 1}.0`, name)).join(''), {
      columns: 1,
    });
    expect(outline(result)).toEqual(['1.0 Owls', '2.0 Towers', '3.0 Feathers']);
    // The different zoom factors imitate an OCR program, which assigns varying font sizes to text of one size.
    const strayed = await readHtml(
      `<h1>All Owls</h1>${filler('all', 1)}${names.map((name, at) => `<div style="zoom:${1 + 0.12 * (at % 2)}">${chapter(`${at + 1}.0`, name)}</div>`).join('')}`,
      { columns: 1 },
    );
    expect(outline(strayed)).toEqual(['All Owls', '1.0 Owls', '2.0 Towers', '3.0 Feathers']);
    const edition = await readHtml(
      `${chapter('1.0', 'Owls')}${names.map((name) => `<h2>More ${name}</h2>${filler(name, 2)}`).join('')}`,
      { columns: 1 },
    );
    expect(outline(edition)).toEqual(['Owls', 'More Owls', 'More Towers', 'More Feathers']);
  });

  it('finds chapter titles that are directly above their first section', async () => {
    const chapter = (name: string) =>
      `<h1>${name}</h1><h2>First ${name}</h2>${filler(`first ${name}`, 2)}<h2>Second ${name}</h2>${filler(`second ${name}`, 2)}`;
    const result = await readHtml(['Moving', 'Resting', 'Scoring', 'Winning'].map(chapter).join(''), {
      columns: 2,
    });
    expect(outline(result)).toEqual(
      ['Moving', 'Resting', 'Scoring', 'Winning'].flatMap((name) => [
        name,
        `  First ${name}`,
        `  Second ${name}`,
      ]),
    );
  });

  it('finds questions and long titles of a style that other headings have, but no full bold line of a paragraph', async () => {
    const bold =
      '<p><b>Take as many of the feather tokens as your owl has floors above it, but</b> never more than the tower has shutters that are open when the bell of the tower rings.</p>';
    const titles = [
      'Decide who goes first',
      'What if nobody of you can show a card?',
      'Roll too low to enter a floor of the tower? Take a red feather!',
      'End your turn',
    ];
    const result = await readHtml(
      `<h1>Owls</h1>${titles.map((title, at) => `<h4>${title}</h4>${filler(String(at), 2)}${at % 2 ? bold : ''}`).join('')}`,
      { columns: 1, style: 'h4 { font-size: 9.5pt }' },
    );
    expect(outline(result).map((title) => title.trim())).toEqual(['Owls', ...titles].slice(-4));
  });

  it('finds headings with an ornament in another typeface, and no bold items of a list', async () => {
    const heading = (name: string) => `<p style="font:bold 9.5pt 'DejaVu Serif'">❯ ${name}</p>`;
    const list = '<ul><li><b>Fly up</b></li><li><b>Fly down</b></li><li><b>Sleep</b></li></ul>';
    const result = await readHtml(
      ['Flying', 'Watching', 'Sleeping']
        .map((name) => heading(name) + filler(name, 2) + list + filler(name, 1))
        .join(''),
      { columns: 1 },
    );
    expect(outline(result)).toEqual(['Flying', 'Watching', 'Sleeping']);
  });

  it('takes the name of the game from the running head rather than from an advertisement', async () => {
    const page = (name: string) =>
      `<section class="apart"><p style="font-size:6.5pt;margin:0 0 40pt">Barn Owls – Rules – Page 4</p><h2>${name}</h2><p>Barn Owls is a game.</p>${filler(name, 3)}</section>`;
    const result = await readHtml(
      `<p style="font-size:26pt">This dream of yours has now come true!</p>${filler('advertisement', 2)}${['Moving', 'Resting', 'Scoring', 'Winning'].map(page).join('')}`,
      { columns: 1, size: 'A5', style: 'main { columns: auto }' },
      { book: 'scan 12.pdf' },
    );
    expect(result.draft.book.title).toBe('Barn Owls');
  });

  it('drops running headers and tiny text, and separates the table of contents from the chapters', async () => {
    const chapters = ['Moving', 'Resting', 'Hooting', 'Scoring', 'Ending'];
    const head = '<p style="text-align:right;margin:0">Anna Owl<br>Boris Owl</p>';
    const contents = chapters.map((name, at) => `<p>${at + 1}. ${name} ${'.'.repeat(60)} ${at + 2}</p>`);
    const tiny = '<p style="font-size:3pt;-webkit-text-size-adjust:none">Words upon a card in a picture</p>';
    const page = (html: string) => `<div class="apart">${head}${html}</div>`;
    const result = await readHtml(
      [
        page(`<h1>Contents</h1>${contents.join('')}`),
        ...chapters.map((name, at) => page(`<h2>${at + 1}. ${name}</h2>${filler(name, 3)}${tiny}`)),
      ].join(''),
      { columns: 1, style: 'main { columns: auto }' },
    );
    expectValid(result);
    expect(outline(result)).toEqual(['Contents', ...chapters.map((name, at) => `${at + 1}. ${name}`)]);
    expect(result.extraction.dropped.map(({ reason }) => reason).sort()).toEqual([
      'running head',
      'tiny print',
    ]);
    // Without its number, the title of a chapter is an alias (another name) of the entry.
    expect(entries(result)).toContain('aliases: [Hooting]');
  });

  it('converts titles in capitals to sentence case in a language that uses it', async () => {
    const french = (title: string, text: string) =>
      `<h2 style="text-transform:uppercase">${title}</h2><p>${text}</p>`;
    const text =
      'Chaque joueur prend une carte et la place devant lui, puis il passe la main à son voisin de gauche. La mise en place est la même pour tous les joueurs.';
    const result = await readHtml(
      ['Mise en place', 'But du jeu', 'Fin de la partie'].map((title) => french(title, text)).join(''),
      { columns: 1 },
    );
    expect(result.lang).toBe('fr');
    expect(outline(result)).toEqual(['Mise en place', 'But du jeu', 'Fin de la partie']);
  });

  it('gives a single heading before the chapters, on the cover or after it, the level of the chapters', async () => {
    const chapters = ['Moving', 'Resting'].map((name) => `<h2>${name}</h2>${filler(name, 3)}`).join('');
    const cover = '<h2 style="margin-top:60mm">Rules</h2><p>By nobody</p><div class="apart"></div>';
    const welcome = `<div class="apart"><h1>Welcome</h1>${filler('welcome', 2)}</div>`;
    const style = 'main { columns: auto }';
    const first = await readHtml(`<h1>Owls</h1>${cover}${chapters}`, { columns: 1, style });
    expect(outline(first).slice(-2)).toEqual(['Moving', 'Resting']);
    const second = await readHtml(`<p>By nobody</p>${welcome}${chapters}`, { columns: 1, style });
    expect(outline(second).slice(-3)).toEqual(['Welcome', 'Moving', 'Resting']);
  });
});

describe('the name of a game', { timeout: 60_000 }, () => {
  it('does not take the author for the name of the game', async () => {
    const cover = (name: string) => `<h2 style="font-size:20pt">Author: Anna Owl</h2><h2>${name}</h2>`;
    const result = await readHtml(`${cover('Owls at Night')}${filler('night', 3)}`, {
      columns: 1,
      style: 'h2 { font-size: 17pt }',
    });
    expect(result.draft.book.title).toBe('Owls at Night');
  });

  describe('whose title is a picture', () => {
    const chapters = ['Moving', 'Resting'].map((name) => `<h1>${name}</h1>${filler(name, 3)}`).join('');
    const nameOf = async (title: string, book: string, html = chapters): Promise<string> =>
      (await readHtml(`<title>${title}</title>${html}`, { columns: 1 }, { book, game: 'owls-at-night' }))
        .draft.book.title;
    it.each([
      ['Owls by Day', 'rules.pdf', 'Owls by Day'],
      ['Owls by Day Rulebook - rules.example.com', 'rules.pdf', 'Owls by Day'],
      ['Microsoft Word - Owls_by_Day rules v2.docx', 'rules.pdf', 'Owls by Day'],
      ['Owls\u202e by\u0007 Day', 'rules.pdf', 'Owls by Day'],
      ['untitled', 'Owls_in-the_Tower-rules_EN.pdf', 'Owls in the Tower'],
      ['Layout 1', 'Spielanleitung.pdf', 'Owls at night'],
      ['PowerPoint-Präsentation', 'Spielanleitung.pdf', 'Owls at night'],
      ['Презентація PowerPoint', 'Spielanleitung.pdf', 'Owls at night'],
      ['', 'scan 0012.pdf', 'Owls at night'],
    ])('with the metadata title «%s» and the file name %s is named %s', async (title, book, name) => {
      expect(await nameOf(title, book)).toBe(name);
    });

    it('is named by its largest words only if they are a name', async () => {
      const cover = (words: string) => `<h1 style="font-size:30pt">${words}</h1>`;
      expect(await nameOf('', 'owls.pdf', `${cover('Game Rules')}${chapters}`)).toBe('Owls');
      expect(await nameOf('', 'owls.pdf', `${cover('www.owls.example')}${chapters}`)).toBe('Owls');
      expect(await nameOf('', 'owls.pdf', `${cover('Rules of the Game “Barn Owls”')}${chapters}`)).toBe(
        'Barn Owls',
      );
      expect(await nameOf('', 'owls.pdf', `${cover('Barn Owls')}${chapters}`)).toBe('Barn Owls');
    });
  });
});

warnIfSkipped('the real books as PDF');

describe.skipIf(!HAS_BOOKS)('real books as PDF', { timeout: 180_000 }, () => {
  const STYLES: Record<string, PrintStyle> = {
    'two columns': { columns: 2, numbers: true },
    'three columns, headings in coloured capitals': {
      columns: 3,
      size: 'A4 landscape',
      style:
        'h1, h2, h3, h4 { text-transform: uppercase; color: #842 } h1 { font-size: 13pt } h2 { font-size: 11pt } h3 { font-size: 9.5pt } h4 { font-size: 9.5pt; text-transform: none }',
    },
    'one column, headings by weight and slant': {
      columns: 1,
      size: 'A5',
      numbers: true,
      style:
        'h1 { font-size: 13pt } h2, h3, h4 { font-size: 9.5pt } h3, h4 { font-style: italic } h4 { font-weight: normal; color: #27a }',
    },
  };
  /**
   * Indexes of the books to typeset in a style, by the start of the style's name. Typesetting is slow, so these styles
   * have only two of the five books. Every other style has all five.
   */
  const BOOKS: Record<string, number[]> = { three: [0, 3], 'one column': [1, 2] };
  it.each(Object.entries(STYLES))(
    'in %s: at least 97% of the headings are found, and at most 5% are wrong',
    async (name, style) => {
      const only = Object.entries(BOOKS).find(([start]) => name.startsWith(start))?.[1];
      let [all, found, wrong, parents] = [0, 0, 0, 0];
      const notes: string[] = [];
      for (const book of readRealBooks().filter((_, at) => !only || only.includes(at))) {
        const result = await readHtml(realBookToHtml(book), style, { data: null });
        const { counts, notes: own } = scoreBook(book, result.extraction);
        all += book.sections.length;
        found += counts.title.found;
        wrong += counts.title.wrong;
        parents += counts.parent.found;
        notes.push(...own.filter((note) => /^(?:missed|extra)/.test(note)));
      }
      expect(found / all, notes.join('\n')).toBeGreaterThanOrEqual(0.97);
      expect(wrong / all, notes.join('\n')).toBeLessThanOrEqual(0.05);
      expect(parents / found).toBeGreaterThanOrEqual(0.97);
    },
  );
});
