// Checks that buckets built on demand contain the same word forms as an index that is built completely in advance.
import { expect, it } from 'vitest';
import { phoneticKey } from '../analysis/phonetic-key';
import { stemOfKey } from '../analysis/stem';
import { languagesOfWord } from '../languages/languages';
import { createLexicon } from './lexicon';
import { createSimilarForms, type PhoneticBucket } from './similar-forms';

const WORDS = `гра грати зіграти ігор хід ходу йод йому юний яма єдність їжа інший патруль патрулем поставити ставити
  спорядження обладнання обмін обмінюватися візьми взяти двічі два схід shuttle chewie ship yacht xi 40 g9 ьо`;
const lexicon = createLexicon(
  WORDS.split(/\s+/).map((word) => ({ word, rank: 'text', languages: languagesOfWord(word) })),
);
const formsOf = (words: string[]) => words.map((word) => lexicon.byWord.get(word));

it('has in the bucket of a sound everything in the book that starts with it', () => {
  const byBucket = createSimilarForms(lexicon);
  const complete = createSimilarForms(lexicon);
  complete.buildAll();
  const allForms = complete.bucket('');
  const parts: [keyof PhoneticBucket & `by${string}`, (key: string) => string][] = [
    ['byPhoneticKey', (key) => key],
    ['byPhoneticStem', (key) => key.slice(2)],
    ['byRoot', (key) => phoneticKey(stemOfKey(key))],
  ];
  for (const [part, soundOfKey] of parts) {
    for (const [key, forms] of allForms[part]) {
      expect(byBucket.bucket(soundOfKey(key).charAt(0))[part].get(key), `${part} ${key}`).toEqual(forms);
    }
  }
});

it('has in a bucket only forms that may start with its sound', () => {
  const { byPhoneticKey } = createSimilarForms(lexicon).bucket('g');
  expect([...byPhoneticKey.values()]).toEqual(formsOf(['гра', 'грати', 'зіграти', 'ігор', 'g9', 'ьо']));
});
