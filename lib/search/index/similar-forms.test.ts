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

it('finds in a drawer whatever begins with its sound in the whole book', () => {
  const byDrawer = createSimilarForms(lexicon);
  const prepared = createSimilarForms(lexicon);
  prepared.prepare();
  const whole = prepared.drawer('');
  const parts: [keyof PhoneticBucket & `by${string}`, (key: string) => string][] = [
    ['bySound', (key) => key],
    ['byStemSound', (key) => key.slice(2)],
    ['byRoot', (key) => phoneticKey(stemOfKey(key))],
  ];
  for (const [part, soundOfKey] of parts) {
    for (const [key, forms] of whole[part]) {
      expect(byDrawer.drawer(soundOfKey(key).charAt(0))[part].get(key), `${part} ${key}`).toEqual(forms);
    }
  }
});

it('fills a drawer with no more than what may begin so', () => {
  const { bySound } = createSimilarForms(lexicon).drawer('g');
  expect([...bySound.values()]).toEqual(formsOf(['гра', 'грати', 'зіграти', 'ігор', 'g9', 'ьо']));
});
