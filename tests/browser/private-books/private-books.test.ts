// Tests private books from end to end: a reader adds a rulebook as a file, reviews, edits and saves the result,
// reads, searches, shares and removes the book.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { compressedPage, nestedForms, pagesPdf, textContent } from '../../extract/raw-pdf';
import { hostileMarkup } from '../../fixtures/hostile-books';
import { violationsInBothThemes } from '../support/axe';
import { readText } from '../support/rule-actions';
import { DESKTOP, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { chooseFile, FOXES, samplePdf, sampleText, saveBook, shareFile } from './sample-book';

const site = startSite();

const addText = async (page: Page, lang: 'en' | 'uk' = 'en') => {
  await chooseFile(page, `${FOXES[lang].name}.txt`, sampleText(lang));
  await page.locator('.own-topics').waitFor();
};

describe('a book from a text file', () => {
  it('is added from the home page in three taps, and read like the games of the site', async () => {
    const page = await site.open('/');
    await page.getByRole('link', { name: 'Додати свою гру' }).click();
    await waitUntilInteractive(page);
    await addText(page, 'uk');
    expect(await page.locator('.own-topic').allInnerTexts()).toEqual(expect.arrayContaining(['Рух', 'Бій']));
    const topics = await page.locator('.own-topic').count();
    await saveBook(page);
    expect(await page.locator('main h1').innerText()).toBe('Лиси й кури');
    // The page of the game counts as many entries as the review has topics.
    expect(await readText(page.locator('main h1 + p'))).toContain(
      `${topics} ${topics > 4 ? 'статей' : 'статті'}`,
    );
    await page.locator('main').getByRole('link', { name: 'Бій' }).first().click();
    await page.locator('.entry-text .rule').first().waitFor();
    expect(await page.locator('.entry-text').innerText()).toContain('Більший результат перемагає');
    const address = page.url();
    await page.reload();
    await page.locator('.entry-text .rule').first().waitFor();
    expect(page.url()).toBe(address);
    expect(page.errors).toEqual([]);
  });

  it('takes its name from the first Markdown heading, and shows its tables as tables', async () => {
    const page = await site.open('/own/');
    await chooseFile(
      page,
      'notes.md',
      '# Foxes and Hens\n\n## Setup\n\n1. Take tokens:\n\n| players | tokens |\n| --- | --- |\n| 2 | 8 |\n\n2. Shuffle the deck.\n\n## Movement\n\nA hen never moves backwards.\n',
    );
    await expect.poll(() => page.locator('.own-field input').first().inputValue()).toBe('Foxes and Hens');
    await saveBook(page);
    await page.locator('main').getByRole('link', { name: 'Setup' }).first().click();
    await page.locator('.entry-text td', { hasText: '8' }).waitFor();
    expect(await page.locator('.entry-text').innerText()).not.toContain('|');
    expect(await page.locator('.entry-text .rule-step').count()).toBe(2);
    // The number of players is unknown, so the page does not ask for it.
    expect(await page.getByText('Скільки гравців?').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('is found by the search on its own page and on the home page', async () => {
    const page = await site.open('/own/', DESKTOP);
    await addText(page);
    await saveBook(page);
    await page.locator('.dock input').fill('jumping over hens');
    // The query has “jumping” and the book has “jump”: the search must find other forms of a word.
    await page.locator('.hit', { hasText: 'may jump over' }).first().waitFor();
    await page.goto(`${site.origin}/`);
    await waitUntilInteractive(page);
    await page.getByRole('heading', { name: 'Твої ігри' }).waitFor();
    expect(await page.locator('section li').last().innerText()).toContain('лише на цьому пристрої');
    await page.locator('.dock input').fill('hen backwards');
    await page.locator('.hit', { hasText: 'never moves backwards' }).first().click();
    await page.waitForURL(/\/own\/\?b=.*t=movement#/);
    await page.locator('.rule.is-marked').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('shows an error with a link to the book for an unknown topic', async () => {
    const page = await site.open('/own/');
    await addText(page);
    await saveBook(page);
    const home = page.url();
    await page.goto(`${home}&t=nowhere`);
    await waitUntilInteractive(page);
    await page.getByRole('alert').filter({ hasText: 'Цієї теми в книзі немає' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Foxes and Hens' }).click();
    await page.waitForURL(home);
    expect(page.errors).toEqual([]);
  });

  it('asks the browser for persistent storage, and opens even if the reader does not answer the browser', async () => {
    const page = await site.open('/own/');
    await page.evaluate(() => {
      navigator.storage.persist = () => {
        sessionStorage.setItem('asked', 'yes');
        return new Promise(() => {});
      };
    });
    await addText(page);
    await saveBook(page);
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('yes');
  });

  it('is read by its headings in a language without word lists, even with very long words', async () => {
    const page = await site.open('/own/', { ...PHONE, viewport: { width: 360, height: 780 } });
    const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    await chooseFile(
      page,
      'spiel.md',
      `# Das Spiel\n\n## ${long}\n\nDer Spieler nimmt eine Karte und würfelt. Wenn er nicht kann, ist der nächste dran.\n\n## Ende\n\nDas Spiel ist zu Ende, wenn ein Spieler keine Karten mehr hat.\n`,
    );
    await page.locator('.own-topics').waitFor();
    expect(await page.locator('.own-topic').allInnerTexts()).toEqual(expect.arrayContaining([long, 'Ende']));
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    await saveBook(page);
    expect(await isWide()).toBe(false);
    // The book has only one language, so there is no term list to compare languages.
    expect(await page.locator('main a[href*="v=terms"]').count()).toBe(0);
    await page.goto(`${page.url()}&v=topics`);
    await waitUntilInteractive(page);
    expect(await page.locator('#overview').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('offers to copy a rule, but no link or QR code, which would not work on other devices', async () => {
    const page = await site.open('/own/');
    await addText(page);
    await saveBook(page);
    await page.goto(`${page.url()}&t=combat`);
    await waitUntilInteractive(page);
    await page.locator('.entry-text .rule-body').first().click();
    const sheet = page.locator('dialog.sheet');
    await sheet.getByRole('button', { name: 'Copy' }).or(sheet.locator('.rule-copy')).first().waitFor();
    expect(await sheet.locator('.rule-copy button').count()).toBe(2);
    expect(await sheet.innerText()).not.toMatch(/QR|code|link/i);
    await sheet.locator('.rule-action-main').click();
    await page.locator('.show').waitFor();
    expect(await page.locator('.show-qr').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['uk', '/own/', 'для посилання на «Лицар» немає теми', 'роздільні лінії: 1'],
    ['ru', '/shelf/ru/own/', 'для ссылки на «Лицар» нет темы', 'разделительные линии: 1'],
    ['en', '/shelf/en/own/', 'no topic matches the reference to “Лицар”', 'divider lines: 1'],
  ])('shows warnings and reasons for dropped lines in %s', async (_, path, warning, reason) => {
    const page = await site.open(path);
    await chooseFile(page, 'foxes.txt', `${sampleText('uk')}\n\n---\n\nХто програв, див. «Лицар» на с. 3.\n`);
    await page.locator('.own-topics').waitFor();
    const details = page.locator('.own-details');
    expect((await details.allTextContents()).join(' ')).toContain(reason);
    await details.last().locator('summary').click();
    expect(await details.last().locator('li').first().innerText()).toContain(warning);
    expect(page.errors).toEqual([]);
  });

  it('is edited before it is saved, with undo', async () => {
    const page = await site.open('/own/');
    await addText(page);
    await page.locator('.own-topic', { hasText: 'Movement' }).click();
    await page.locator('.own-change input').fill('Moving about');
    await page.locator('.own-change input').press('Enter');
    await page.locator('.own-topic', { hasText: 'Moving about' }).waitFor();
    const count = await page.locator('.own-topic').count();
    await page.locator('.own-topic', { hasText: 'Combat' }).click();
    await page.locator('.own-change').getByRole('button', { name: 'Об’єднати з попередньою' }).click();
    await expect.poll(() => page.locator('.own-topic').count()).toBe(count - 1);
    await page.getByRole('button', { name: 'Скасувати останню зміну' }).click();
    await expect.poll(() => page.locator('.own-topic').count()).toBe(count);
    await page.locator('.own-field input').first().fill('My foxes');
    await page.locator('.own-field input').first().press('Enter');
    await expect.poll(() => page.locator('.own-field input').first().inputValue()).toBe('My foxes');
    await saveBook(page);
    expect(await page.locator('main h1').innerText()).toBe('My foxes');
    expect(await page.locator('main').innerText()).toContain('Moving about');
    expect(page.errors).toEqual([]);
  });
});

describe('the English interface on a desktop', () => {
  it('allows adding a book and finding an answer by keyboard alone', async () => {
    const page = await site.open('/shelf/en/', { ...DESKTOP, locale: 'en-US' });
    await page.getByRole('link', { name: 'Add your own game' }).press('Enter');
    await page.waitForURL(/\/shelf\/en\/own\//);
    await waitUntilInteractive(page);
    await addText(page);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.waitForURL(/\/own\/\?b=/);
    await waitUntilInteractive(page);
    await page.keyboard.press('/');
    await page.keyboard.type('who wins a draw');
    // Waits for the results of the complete query, because its first words alone have different results.
    await expect.poll(() => page.locator('.hit').first().innerText()).toContain('The higher roll wins');
    await page.keyboard.press('Enter');
    await page.waitForURL(/&t=/);
    await page.locator('.rule.is-marked').waitFor();
    expect(page.errors).toEqual([]);
  });
});

describe('a file shared to the site that was installed in English', () => {
  it('is reviewed in English', async () => {
    const page = await site.open('/shelf/en/', { ...PHONE, locale: 'en-US', serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shareFile(page, '/shelf/en/own/', sampleText('en'));
    await page.waitForURL(/\/shelf\/en\/own\/\?shared/);
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('heading', { name: 'Review before saving' }).waitFor();
  });
});

describe('a rule of a private book', () => {
  it('is previewed from another rule, and stays pinned after a reload', async () => {
    const page = await site.open('/own/');
    await addText(page);
    await saveBook(page);
    const home = page.url();
    expect(await page.locator('main').innerText()).toContain('лише на цьому пристрої');
    await page.goto(`${home}&t=turn`);
    await waitUntilInteractive(page);
    await page.locator('.entry-text a[data-ref]').first().click();
    const preview = page.locator('dialog .preview');
    await preview.waitFor();
    expect(await preview.innerText()).toContain('Movement');
    await preview.locator('.preview-open').click();
    await page.waitForURL(/t=movement/);
    await waitUntilInteractive(page);
    // The “back” button leads to the entry from which the link was followed.
    expect(await page.locator('.return-chip').innerText()).toContain('Turn');
    await page.locator('.entry-text .rule-body').last().click();
    await page.locator('dialog [aria-pressed]').click();
    await page.goto(`${home}&v=tonight`);
    await waitUntilInteractive(page);
    await page.locator('.pins li').first().waitFor();
    expect(await page.locator('.pins').innerText()).toContain('Movement');
    expect(page.errors).toEqual([]);
  });
});

/**
 * Records in every frame whether the sheet of a rule has the link to the printed page, and where its button for pinning
 * is. Returns a function that returns the different frames.
 */
async function recordSheet(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { sheetFrames: frames });
    const record = () => {
      const sheet = document.querySelector('dialog[open]');
      const pin = [...(sheet?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Pin');
      if (sheet && pin) {
        const link = [...sheet.querySelectorAll('a')].some((one) => one.textContent === 'Printed page');
        const [at, top] = [pin.getBoundingClientRect(), sheet.getBoundingClientRect().top];
        frames.push(`${link} ${Math.round(at.left)} ${Math.round(at.top - top)}`);
      }
      requestAnimationFrame(record);
    };
    record();
  });
  return () => page.evaluate(() => (window as unknown as { sheetFrames: string[] }).sheetFrames);
}

describe('a book from a PDF', { timeout: 120_000 }, () => {
  it('is read without requests to other hosts, and shows its rules on the printed pages', async () => {
    const bytes = await samplePdf('en');
    const page = await site.open('/own/', { ...PHONE, locale: 'en-US' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await chooseFile(page, 'foxes.pdf', bytes);
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await saveBook(page);
    expect(requests.filter((url) => !url.startsWith(site.origin) && !/^(blob|data):/.test(url))).toEqual([]);
    await page.goto(`${page.url()}&t=combat`);
    await waitUntilInteractive(page);
    const rule = page.locator('.entry-text .rule', { hasText: 'is a tie' }).last();
    const frames = await recordSheet(page);
    await rule.locator('.rule-body').click();
    await page.locator('dialog a[href]', { hasText: 'Printed page' }).waitFor();
    // The link to the printed page is in the first frame of the sheet, so that the other buttons do not move later.
    const seen = await frames();
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([seen.at(-1)]));
    expect(seen.at(-1)).toMatch(/^true /);
    await page.locator('dialog').getByRole('link', { name: 'Printed page' }).click();
    await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
    const boxes = await page
      .locator('.own-mark')
      .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset.box ?? ''));
    expect(boxes.length).toBeGreaterThan(0);
    // There are dark pixels inside the marked areas, so the marks are on the printed lines, not beside them.
    expect(await inkUnder(page)).toBeGreaterThan(0.03);
    // The marks stay in view after the page is zoomed or rotated.
    const isMarkVisible = () =>
      page.locator('.own-frame').evaluate((frame) => {
        const [frameBox, mark] = [frame, frame.querySelector('.own-mark') as Element].map((one) =>
          one.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
        return x > frameBox.left && x < frameBox.right && y > frameBox.top && y < frameBox.bottom;
      });
    for (const button of ['Zoom in', 'Zoom in', 'Zoom in', 'Rotate', 'Zoom in']) {
      await page.getByRole('button', { name: button }).click();
      expect(await isMarkVisible(), button).toBe(true);
    }
    await page.goBack();
    await page.locator('.entry-text').waitFor();
    expect(page.url()).toContain('t=combat');
    expect(page.errors).toEqual([]);
  });

  it('has its marks in the right place on a rotated or cropped page', async () => {
    const upright = Buffer.from(await samplePdf('en')).toString('latin1');
    const box = /\/MediaBox \[[^\]]*\]/;
    for (const pageSettings of ['/MediaBox [0 0 595 842]/Rotate 90', '/MediaBox [-40 -60 595 800]']) {
      const bytes = upright.replace(box, (found) => pageSettings.padEnd(found.length));
      const page = await site.open('/own/');
      await chooseFile(page, 'foxes.pdf', Buffer.from(bytes, 'latin1'));
      await page.locator('.own-topics').waitFor({ timeout: 60_000 });
      await saveBook(page);
      const home = page.url();
      await page.goto(`${home}&t=movement`);
      await waitUntilInteractive(page);
      await page.locator('.entry-text .rule-body').first().click();
      await page.locator('dialog').getByRole('link', { name: 'Сторінка книги' }).click();
      await page.locator('.own-canvas[data-drawn]').waitFor({ timeout: 60_000 });
      expect(await inkUnder(page), pageSettings).toBeGreaterThan(0.03);
      expect(page.errors).toEqual([]);
    }
  });

  it('is shared as a file, added on another device, and removed there', async () => {
    const bytes = await samplePdf('uk');
    const page = await site.open('/own/');
    await chooseFile(page, 'лиси.pdf', bytes);
    await page.locator('.own-topics').waitFor({ timeout: 60_000 });
    await saveBook(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'З PDF', exact: true }).click(),
    ]);
    const file = readFileSync(await download.path());
    const friend = await site.open('/own/', DESKTOP);
    await chooseFile(friend, download.suggestedFilename(), file);
    await friend.locator('.own-topics').waitFor();
    await saveBook(friend);
    expect(await friend.locator('main h1').innerText()).toBe(await page.locator('main h1').innerText());
    await friend.goto(`${site.origin}/offline/`);
    await waitUntilInteractive(friend);
    const stored = friend.locator('section[aria-labelledby=own-kept]');
    await stored.getByRole('button', { name: 'Перевірити' }).click();
    await stored.getByText('Помилок не знайдено.').waitFor();
    await stored.locator('summary').click();
    await stored.getByRole('button', { name: 'Видалити з пристрою' }).click();
    await stored.getByRole('button', { name: 'Видалити', exact: true }).click();
    await expect.poll(() => stored.count()).toBe(0);
    expect(await friend.evaluate(() => localStorage.getItem('pravylo.own'))).toBe('{}');
    expect([...page.errors, ...friend.errors]).toEqual([]);
  });
});

/** Returns the share of dark pixels in the marked areas, from 0 to 1. */
const inkUnder = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.own-canvas') as HTMLCanvasElement;
    const shown = canvas.getBoundingClientRect();
    const ink = canvas.getContext('2d') as CanvasRenderingContext2D;
    const scale = canvas.width / shown.width;
    let [dark, all] = [0, 0];
    for (const mark of document.querySelectorAll('.own-mark')) {
      const box = mark.getBoundingClientRect();
      const { data } = ink.getImageData(
        (box.left - shown.left) * scale,
        (box.top - shown.top) * scale,
        Math.max(1, box.width * scale),
        Math.max(1, box.height * scale),
      );
      for (let at = 0; at < data.length; at += 4) {
        all += 1;
        if ((data[at] ?? 255) < 128) dark += 1;
      }
    }
    return dark / all;
  });

describe('a backup file', () => {
  it('contains the private books and restores them under the same addresses', async () => {
    const page = await site.open('/own/');
    await addText(page);
    await saveBook(page);
    const home = page.url();
    await page.goto(`${site.origin}/offline/`);
    await waitUntilInteractive(page);
    const mine = (from: Page) => from.locator('section[aria-labelledby=mine]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      mine(page).getByRole('button').first().click(),
    ]);
    const other = await site.open('/offline/', DESKTOP);
    await mine(other)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'saved.json',
        mimeType: 'application/json',
        buffer: readFileSync(await download.path()),
      });
    await mine(other).locator('.pill-button-main').click();
    await other.waitForFunction(() => localStorage.getItem('pravylo.own')?.includes('Foxes'));
    await other.goto(`${home}&t=combat`);
    await waitUntilInteractive(other);
    expect(await other.locator('.entry-text').innerText()).toContain('The higher roll wins');
    expect([...page.errors, ...other.errors]).toEqual([]);
  });

  it('whose books take long to restore can be cancelled', async () => {
    const page = await site.open('/offline/');
    const packed = Buffer.from(hostileMarkup()['emphasis on every letter']?.() ?? []).toString('base64');
    const saved = { pravylo: 'saved', version: 1, day: '2026-11-17', stored: {} };
    const mine = page.locator('section[aria-labelledby=mine]');
    await mine.locator('input[type=file]').setInputFiles({
      name: 'saved.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...saved, own: [{ id: 'slow', added: 1, packed }] })),
    });
    await mine.locator('.pill-button-main').click();
    await mine.getByRole('button', { name: 'Скасувати' }).click();
    await mine.getByText('Відновлено не все').waitFor();
    expect(await mine.getByRole('button', { name: 'Скасувати' }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('pravylo.own') ?? '')).not.toContain('slow');
    expect(page.errors).toEqual([]);
  });
});

describe('a file that is not a book', () => {
  const DAMAGED_PHOTO = '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'.repeat(30);

  it('is refused with a message, and another file can be chosen', { timeout: 60_000 }, async () => {
    const page = await site.open('/own/');
    for (const [name, content, message] of [
      ['empty.pdf', '', 'порожній'],
      ['fake.pdf', 'hello there', 'не знайдено'],
      ['cut.pdf', '%PDF-1.7\n1 0 obj\n<<', 'пошкоджено'],
      ['program.bin', DAMAGED_PHOTO, 'не PDF і не текстовий файл'],
      ['other.zip', 'PK\u0003\u0004garbage', 'пошкоджено'],
      ['words.txt', 'no rules here at all\n'.repeat(50), 'не знайдено'],
      ['long.txt', 'Each player rolls a die.\n'.repeat(200_000), 'завеликий'],
    ] as const) {
      await chooseFile(page, name, content);
      await page.getByRole('alert').filter({ hasText: message }).waitFor({ timeout: 30_000 });
    }
    await addText(page);
    expect(page.errors).toEqual([]);
  });

  it('is listed as a photograph if its name is that of a picture, and refused when it is read', async () => {
    const page = await site.open('/own/');
    await chooseFile(page, 'photo.jpg', DAMAGED_PHOTO);
    await page.getByRole('button', { name: 'Використати ці фото' }).click();
    const message = 'Сторінка 1. Одне з фото не вдалося прочитати';
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    // The list of photographs has a file field too, so the test waits until it has closed.
    await page.getByRole('button', { name: 'Скасувати' }).click();
    await page.locator('.own-photos').waitFor({ state: 'detached' });
    await addText(page);
    expect(page.errors).toEqual([]);
  });
});

describe('a hostile book', { timeout: 90_000 }, () => {
  const LINES = ['Owls and players', 'Each player takes a card and rolls a die in a turn.'];
  it.each<[string, () => Uint8Array, string]>([
    [
      'with a password',
      () =>
        pagesPdf([textContent(LINES)], {
          trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
        }),
      'паролем',
    ],
    ['of empty pages only', () => pagesPdf(['', '']), 'не знайдено тексту'],
    [
      'of 2,000 pages',
      () => pagesPdf(Array.from({ length: 2000 }, () => textContent(LINES))),
      'забагато сторінок',
    ],
    ['of endlessly nested forms', () => nestedForms(40, 'q Q '.repeat(20_000)), 'забагато тексту'],
    ['that unpacks to a huge page', () => compressedPage(' '.repeat(80_000_000)), 'забагато тексту'],
  ])('%s is refused with a message', async (_, make, message) => {
    const page = await site.open('/own/');
    await chooseFile(page, 'book.pdf', make());
    await page.getByRole('alert').filter({ hasText: message }).waitFor({ timeout: 60_000 });
    expect(page.errors).toEqual([]);
  });

  it('adds no markup, script, link or style to the page', async () => {
    const page = await site.open('/own/');
    const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
    const text = [
      `# Owls ${hostile}`,
      `## Cards ${hostile}`,
      `Each player takes a card. ${hostile} [tap](javascript:window.hit=1) ![x](https://example.org/x.png) <style>body{display:none}</style>`,
      `## Turn [[a|b]] ^id :icon: {{x}}`,
      `A player rolls a die in a turn, then plays a card. :::spoiler until=x ${hostile}`,
      `## "Dice": 'x' # --- %`,
      `Each player rolls dice. <iframe src="https://example.org"></iframe> https://example.org/ \u202e`,
    ].join('\n\n');
    await chooseFile(page, 'owls <b>.txt', text);
    await page.locator('.own-keep').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await saveBook(page);
    const home = page.url();
    for (const link of await page
      .locator('main li a')
      .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href))) {
      await page.goto(link);
      await waitUntilInteractive(page);
      expect(await page.locator('main :is(img, script, iframe, style)').count()).toBe(0);
      expect(await page.locator('main a[href*="javascript"], main a[href*="example.org"]').count()).toBe(0);
    }
    await page.goto(`${home}&v=booklet`);
    await waitUntilInteractive(page);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(requests.filter((url) => !url.startsWith(site.origin))).toEqual([]);
    expect(page.errors).toEqual([]);
  });
});

describe('the pages of a private book', { timeout: 120_000 }, () => {
  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('have no accessibility violations on a %s', async (_, device) => {
    const page = await site.open('/own/', device);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await addText(page);
    await page.locator('.own-topic').first().click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await saveBook(page);
    const home = page.url();
    for (const rest of ['', '&t=combat', '&v=tonight', '&v=topics', '&v=booklet', '&v=terms']) {
      await page.goto(home + rest);
      await waitUntilInteractive(page);
      await page.locator('main h1').waitFor();
      expect(await violationsInBothThemes(page), rest).toEqual([]);
    }
    expect(page.errors).toEqual([]);
  });
});
