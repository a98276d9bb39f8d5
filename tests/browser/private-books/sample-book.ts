// An invented rulebook for the tests of private books, as text and as a PDF, and helpers that add it to the site.
import type { Browser, Page } from 'playwright-core';
import { typeset } from '../../extract/typeset';
import { getSharedBrowser } from '../support/chromium';
import { waitUntilInteractive } from '../support/serve-site';

export const FOXES = {
  en: {
    name: 'Foxes and Hens',
    sections: [
      [
        'Setup',
        [
          'Each player takes 5 cards from the deck. Shuffle the deck and place it face down on the table.',
          'The fox player takes 3 fox tokens, the hen player takes 8 hen tokens.',
        ],
      ],
      ['Turn', ['On your turn you may move one token and then play one card. Movement and Combat say how.']],
      [
        'Movement',
        [
          'A fox may jump over a hen if the space behind the hen is empty. The hen is then removed from the board.',
          'A hen never moves backwards.',
        ],
      ],
      [
        'Combat',
        [
          'When a fox and a hen stand on the same space, each player rolls a die. The higher roll wins.',
          'If the roll is a tie, both tokens stay where they are and the turn ends at once.',
        ],
      ],
      [
        'End of the Game',
        ['The game ends when the fox player has caught five hens. The hen player wins if no fox can move.'],
      ],
    ],
  },
  uk: {
    name: 'Лиси й кури',
    sections: [
      [
        'Підготовка',
        [
          'Кожен гравець бере 5 карт із колоди. Перетасуйте колоду й покладіть її долілиць на стіл.',
          'Гравець за лисів бере 3 жетони лисів, гравець за курей бере 8 жетонів курей.',
        ],
      ],
      ['Хід', ['У свій хід гравець може пересунути один жетон, а тоді зіграти одну карту.']],
      [
        'Рух',
        [
          'Лис може перестрибнути курку, якщо поле за куркою порожнє. Тоді курку прибирають із поля.',
          'Курка ніколи не рухається назад.',
        ],
      ],
      [
        'Бій',
        [
          'Коли лис і курка стоять на одному полі, кожен гравець кидає кубик. Більший результат перемагає.',
          'Якщо результати рівні, обидва жетони лишаються, а хід одразу завершується.',
        ],
      ],
      [
        'Кінець гри',
        [
          'Гра завершується, коли гравець за лисів спіймав п’ять курей. Гравець за курей перемагає, якщо жоден лис не може рухатися.',
        ],
      ],
    ],
  },
} as const;

export type FoxLang = keyof typeof FOXES;

export const sampleText = (lang: FoxLang): string =>
  [
    `# ${FOXES[lang].name}`,
    ...FOXES[lang].sections.flatMap(([title, texts]) => [`## ${title}`, ...texts]),
  ].join('\n\n');

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const pdfCache = new Map<FoxLang, Promise<Uint8Array>>();

/** Returns the rulebook as a PDF. Creates the PDF once per process. */
export function samplePdf(lang: FoxLang): Promise<Uint8Array> {
  const known = pdfCache.get(lang) ?? getSharedBrowser().then((browser) => typesetFoxes(browser, lang));
  pdfCache.set(lang, known);
  return known;
}

const typesetFoxes = (browser: Browser, lang: FoxLang): Promise<Uint8Array> =>
  typeset(
    browser,
    `<h1>${FOXES[lang].name}</h1>${FOXES[lang].sections
      .map(
        ([title, texts]) => `<h2>${title}</h2>${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`,
      )
      .join('')}`,
    { columns: 2, numbers: true },
  );

export const chooseFile = (page: Page, name: string, content: string | Uint8Array): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
    buffer: Buffer.from(content),
  });

/**
 * Sends a file to the site as a POST request, as the system does when an app shares a file with the installed site. The
 * service worker must control the page.
 */
export const shareFile = (page: Page, to: string, text: string): Promise<void> =>
  page.evaluate(
    async ([words, address]) => {
      const form = new FormData();
      form.append('file', new File([words], 'shared.txt', { type: 'text/plain' }));
      const response = await fetch(address, { method: 'POST', body: form });
      location.assign(response.url);
    },
    [text, to] as const,
  );

/** Saves the reviewed book and waits until its page opens. */
export async function saveBook(page: Page): Promise<void> {
  await page.locator('.own-keep').click();
  await page.waitForURL(/\/own\/\?b=/);
  await waitUntilInteractive(page);
}
