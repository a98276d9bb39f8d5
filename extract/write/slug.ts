// Creates ids from text. Ids are transliterated, in kebab-case, and unique within their scope.
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

/** Converts the first `maxWords` words of a text to an id: «Політ дракона» becomes `polit-drakona`. */
export function slugOf(text: string, lang: BookLang, maxWords: number): string {
  const letters = lang === 'ru' ? { ...LETTERS, ...RUSSIAN } : LETTERS;
  return (
    text
      .toLowerCase()
      // Only the words of an internal link are kept: ⟦12|Сова⟧ becomes «Сова».
      .replace(/⟦\d+\|([^⟧]*)⟧/g, '$1')
      // Apostrophes and the thousands separator of «3,000» are removed.
      .replace(/[’'ʼ]|(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
      .replace(/[а-яёіїєґ]/g, (letter) => letters[letter] ?? '')
      .replace(/[łøđßæœ]/g, (letter) => LATIN[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .slice(0, maxWords)
      .join('-')
      // An `n` is inserted between numbers, because `1-5` in an id would look like a range.
      .replace(/(?<=\d)-(?=\d)/g, '-n')
      .slice(0, MAX_ID_LENGTH)
      .replace(/-+$/, '')
  );
}

/** Maps each id in use to the last number that was appended to it to create another id; 1 if no number was appended. */
export type TakenIds = Map<string, number>;

/** Id for a text without letters and digits. */
const DEFAULT_ID = 'rule';

/**
 * Creates and reserves an unused id from the first `minWords` words of the text. If that id is taken, uses more words,
 * and finally appends a number.
 */
export function takeId(text: string, lang: BookLang, taken: TakenIds, minWords = 4): string {
  const toSlug = (words: number) => {
    const slug = slugOf(text, lang, words);
    // Some words, such as `constructor`, are not valid ids. `-rule` is appended to them.
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
