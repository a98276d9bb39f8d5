// Detects the language of a text by counting short frequent words (“the”, “and”) and letters that few other languages
// use.

/** Letters and words that are frequent in one language and rare in the others, by ISO 639-1 code. */
const FEATURES: Record<string, { letters?: RegExp; words: readonly string[] }> = {
  uk: {
    letters: /[іїєґ]/g,
    words: ['та', 'що', 'або', 'якщо', 'ви', 'не', 'на', 'до', 'за', 'гравець', 'його', 'цей'],
  },
  ru: {
    letters: /[ыэёъ]/g,
    words: ['и', 'что', 'или', 'если', 'вы', 'не', 'на', 'по', 'из', 'игрок', 'его', 'этот'],
  },
  be: { letters: /[ўі]/g, words: ['і', 'ў', 'што', 'калі', 'гэта', 'яго'] },
  bg: { words: ['и', 'да', 'се', 'на', 'от', 'които', 'може', 'ако', 'играч'] },
  en: {
    words: [
      'the',
      'and',
      'of',
      'to',
      'is',
      'you',
      'your',
      'or',
      'if',
      'are',
      'with',
      'player',
      'each',
      'may',
    ],
  },
  pl: {
    letters: /[ąęłśżźćń]/g,
    words: ['i', 'w', 'na', 'się', 'nie', 'jest', 'lub', 'gracz', 'jeśli', 'oraz', 'do', 'przez'],
  },
  de: {
    letters: /[äöüß]/g,
    words: [
      'der',
      'die',
      'und',
      'das',
      'ist',
      'nicht',
      'ein',
      'eine',
      'wenn',
      'oder',
      'werden',
      'spieler',
      'mit',
    ],
  },
  fr: {
    letters: /[éèêçàù]/g,
    words: ['le', 'la', 'les', 'et', 'des', 'une', 'est', 'vous', 'joueur', 'pour', 'dans', 'du', 'carte'],
  },
  es: {
    letters: /[ñáíóú¿¡]/g,
    words: ['el', 'los', 'las', 'y', 'una', 'que', 'jugador', 'con', 'por', 'para', 'cada', 'su'],
  },
  it: {
    letters: /[àèìòù]/g,
    words: ['il', 'gli', 'che', 'una', 'giocatore', 'di', 'per', 'con', 'della', 'sono', 'nel', 'carte'],
  },
  pt: {
    letters: /[ãõçáêó]/g,
    words: ['os', 'as', 'uma', 'que', 'jogador', 'com', 'para', 'não', 'cada', 'seu', 'ou'],
  },
  cs: {
    letters: /[řěůčšžý]/g,
    words: ['a', 'se', 'na', 'hráč', 'nebo', 'pokud', 'které', 'je', 'jeho', 'když'],
  },
  sk: {
    letters: /[ľĺŕôäčšž]/g,
    words: ['a', 'sa', 'na', 'hráč', 'alebo', 'ak', 'ktoré', 'je', 'jeho', 'keď'],
  },
  nl: { words: ['de', 'het', 'een', 'en', 'van', 'speler', 'niet', 'je', 'met', 'worden', 'wordt', 'zijn'] },
  hu: { letters: /[őűáéö]/g, words: ['a', 'az', 'és', 'egy', 'játékos', 'nem', 'hogy', 'ha', 'vagy', 'ki'] },
  tr: { letters: /[ğışç]/g, words: ['ve', 'bir', 'bu', 'oyuncu', 'için', 'ile', 'kart', 'veya', 'değil'] },
};

/** Number of characters at the start of a text that the detection examines. */
const SAMPLE_LENGTH = 60_000;
const MIN_WORDS = 8;
/**
 * Minimum score (see `findLanguage`) of a detected language. It is reached if about one word in fifty is typical of the
 * language.
 */
const MIN_SCORE = 0.02;
const LETTER_WEIGHT = 3;

/**
 * Returns the ISO 639-1 code of the language with the highest score: the share of its typical words plus three times
 * the share of its typical letters. Returns undefined for a text with fewer than 8 words, or if every score is below
 * `MIN_SCORE`.
 */
export function findLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH).toLowerCase();
  const words = sample.match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return undefined;
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let best: { lang: string; score: number } | undefined;
  for (const [lang, { letters, words: frequent }] of Object.entries(FEATURES)) {
    const wordShare = frequent.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / words.length;
    const letterShare = letters ? (sample.match(letters)?.length ?? 0) / sample.length : 0;
    const score = wordShare + LETTER_WEIGHT * letterShare;
    if (score > (best?.score ?? MIN_SCORE)) best = { lang, score };
  }
  return best?.lang;
}
