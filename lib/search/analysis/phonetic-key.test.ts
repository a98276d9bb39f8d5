// Checks phonetic keys of words, and skeletons (the consonants of a phonetic key).
import { expect, it } from 'vitest';
import { phoneticKey, skeletonOf } from './phonetic-key';

const expectSameKey = (...words: string[]) =>
  expect(new Set(words.map(phoneticKey)).size, words.join(', ')).toBe(1);

it('gives Ukrainian, Russian and Latin spellings of a word the same key', () => {
  expectSameKey('халтурка', 'khalturka');
  expectSameKey('фракція', 'фракция', 'fraktsiia', 'fraktsiya');
  expectSameKey('спорядження', 'sporyadzhennya', 'sporiadzhennia');
  expectSameKey('повреждения', 'povrezhdeniya');
});

it('ignores и for і, a single letter for a double one, and a soft sign', () => {
  expectSameKey('вирвище', 'вірвище', 'вырвище');
  expectSameKey('обладнання', 'обладнаня');
  expectSameKey('медаль', 'медал');
});

it('gives different words different keys', () => {
  expect(phoneticKey('слава')).not.toBe(phoneticKey('слова'));
  expect(phoneticKey('ходу')).not.toBe(phoneticKey('году'));
});

it('gives related words of two languages the same consonant skeleton', () => {
  expect(skeletonOf(phoneticKey('підкріплення'))).toBe(skeletonOf(phoneticKey('подкрепление')));
});
