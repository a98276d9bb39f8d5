// Tests the choice of the reader’s language from the available languages.
import { describe, expect, it } from 'vitest';
import { findLang, type Lang } from './languages';

describe('the reader’s language', () => {
  const langs: Lang[] = ['uk', 'ru'];

  it.each([
    [['ru-UA', 'uk'], 'ru'],
    [['en-GB', 'UK-ua', 'ru'], 'uk'],
    [['', 'ru'], 'ru'],
    [['en', 'pl'], undefined],
    [[], undefined],
  ])('of %j is %s', (wanted, lang) => {
    expect(findLang(wanted, langs)).toBe(lang);
  });
});
