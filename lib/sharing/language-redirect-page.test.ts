// Tests the page at an address without a language, which redirects to the reader’s language.
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageRedirectToHtml } from './language-redirect-page';

const html = languageRedirectToHtml(
  {
    title: 'Зовнішнє Кільце',
    ways: [
      { lang: 'uk', path: '/outer-rim/uk/' },
      { lang: 'ru', path: '/outer-rim/ru/' },
    ],
  },
  { basePath: '/rules' },
);

/** Returns the address to which the script redirects a reader with these browser languages and this stored choice. */
function leads(languages: string[], chosen: string | null = null, rest = ''): string {
  let to = '';
  runInNewContext(/<script>(.*)<\/script>/.exec(html)?.[1] ?? '', {
    localStorage: { getItem: () => chosen },
    navigator: { languages },
    location: { search: rest, hash: '', replace: (address: string) => (to = address) },
  });
  return to;
}

describe('an address without a language', () => {
  it('leads to the first of the reader’s languages that is there', () => {
    expect(leads(['ru-RU', 'uk'])).toBe('/rules/outer-rim/ru/');
    expect(leads(['de', 'uk-UA'])).toBe('/rules/outer-rim/uk/');
    expect(leads(['de'], null, '?q=x')).toBe('/rules/outer-rim/uk/?q=x');
  });

  it('leads to the language he chose, unless that is damaged', () => {
    expect(leads(['uk'], '"ru"')).toBe('/rules/outer-rim/ru/');
    expect(leads(['uk'], '{"ru')).toBe('/rules/outer-rim/uk/');
    expect(leads(['ru'], '7')).toBe('/rules/outer-rim/ru/');
  });

  it('lets those without scripts choose', () => {
    expect(html).toContain('<a lang="ru" hreflang="ru" href="/rules/outer-rim/ru/">Русский</a>');
  });
});
