// Creates the ids of entries and rules from their text: transliterated, in kebab-case, and unique. They become parts
// of addresses.
import { ID } from '../../lib/core/ids';
import type { BookLang } from '../languages';

/** Transliteration of Cyrillic letters, for Ukrainian. `RUSSIAN` contains the differences for Russian. */
const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ё: 'io',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};
/** Transliteration of Latin letters that Unicode does not decompose into a base letter and a mark. */
const LATIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
/** Letters whose transliteration from Russian differs from Ukrainian. */
const RUSSIAN: Record<string, string> = { г: 'g', и: 'i' };

/** Maximum length of an id, in characters. */
const MAX_ID_LENGTH = 60;

/** Converts the first `maxWords` words of a text to an id: the Ukrainian «Політ дракона» becomes `polit-drakona`. */
export function slugOf(text: string, lang: BookLang, maxWords: number): string {
  const letters = lang === 'ru' ? { ...LETTERS, ...RUSSIAN } : LETTERS;
  return (
    text
      .toLowerCase()
      // Keeps only the words of a link: ⟦12|Owl⟧ becomes “Owl”.
      .replace(/⟦\d+\|([^⟧]*)⟧/g, '$1')
      // Removes apostrophes, and thousands separators as in “3,000”.
      .replace(/[’'ʼ]|(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
      .replace(/[а-яёіїєґ]/g, (letter) => letters[letter] ?? '')
      .replace(/[łøđßæœ]/g, (letter) => LATIN[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .slice(0, maxWords)
      .join('-')
      // Inserts an `n` between numbers, because `1-5` in an id would look like a range.
      .replace(/(?<=\d)-(?=\d)/g, '-n')
      .slice(0, MAX_ID_LENGTH)
      .replace(/-+$/, '')
  );
}

/**
 * The ids in use. The value is the last number that `takeId` has appended to the id to make another id; 1 if it has
 * appended none.
 */
export type TakenIds = Map<string, number>;

/** Id for a text without letters and digits. */
const DEFAULT_ID = 'rule';

/**
 * Creates an unused id from the first `minWords` words of the text, and adds it to `taken`. If the id is in use,
 * takes up to twice as many words, and finally appends a number.
 */
export function takeId(text: string, lang: BookLang, taken: TakenIds, minWords = 4): string {
  const toSlug = (words: number) => {
    const slug = slugOf(text, lang, words);
    // Some words, such as `constructor`, are not valid ids, so `-rule` is appended to them.
    return ID.test(slug) ? slug : `${slug}${slug && '-'}${DEFAULT_ID}`;
  };
  const base = toSlug(minWords);
  for (let words = minWords; words <= 2 * minWords; words++) {
    const id = toSlug(words);
    if (!taken.has(id)) {
      taken.set(id, 1);
      return id;
    }
    if (id === base && words > minWords) break;
  }
  const stem = /\d$/.test(base) ? `${base}-n` : `${base}-`;
  let number = (taken.get(base) ?? 1) + 1;
  while (taken.has(stem + number)) number++;
  taken.set(base, number);
  taken.set(stem + number, 1);
  return stem + number;
}
