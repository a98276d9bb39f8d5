// Makes ids out of words: Cyrillic letters by sound, kebab-case, unique where they are used.
import type { BookLang } from '../languages';

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
/** Latin letters that no mark can be taken off. */
const LATIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
/** Russian letters that sound otherwise than their Ukrainian twins. */
const RUSSIAN: Record<string, string> = { г: 'g', и: 'i' };

/** Words of an id, at most `most` of them. */
export function slugOf(text: string, lang: BookLang, most: number): string {
  const letters = lang === 'ru' ? { ...LETTERS, ...RUSSIAN } : LETTERS;
  return (
    text
      .toLowerCase()
      .replace(/⟦\d+\|([^⟧]*)⟧/g, '$1')
      .replace(/[’'ʼ]|(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
      .replace(/[а-яёіїєґ]/g, (letter) => letters[letter] ?? '')
      .replace(/[łøđßæœ]/g, (letter) => LATIN[letter] ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .slice(0, most)
      .join('-')
      // «1-5» inside an id would look like a range.
      .replace(/(?<=\d)-(?=\d)/g, '-n')
      .slice(0, 60)
      .replace(/-+$/, '')
  );
}

/** Ids in use, with the last number that was put behind each. */
export type TakenIds = Map<string, number>;

/** The shortest beginning of the words that is still free; then with a number. Takes the id. */
export function takeId(text: string, lang: BookLang, taken: TakenIds, least = 4): string {
  const base = slugOf(text, lang, least) || 'rule';
  for (let most = least; most <= 2 * least; most++) {
    const id = slugOf(text, lang, most) || 'rule';
    if (!taken.has(id)) {
      taken.set(id, 1);
      return id;
    }
    if (id === base && most > least) break;
  }
  const stem = /\d$/.test(base) ? `${base}-n` : `${base}-`;
  let number = (taken.get(base) ?? 1) + 1;
  while (taken.has(stem + number)) number++;
  taken.set(base, number);
  taken.set(stem + number, 1);
  return stem + number;
}
