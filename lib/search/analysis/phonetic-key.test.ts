import { expect, it } from 'vitest';
import { phoneticKey, skeletonOf } from './phonetic-key';

const same = (...words: string[]) => expect(new Set(words.map(phoneticKey)).size, words.join(', ')).toBe(1);

it('hears Ukrainian, Russian and Latin spelling alike', () => {
  same('халтурка', 'khalturka');
  same('фракція', 'фракция', 'fraktsiia', 'fraktsiya');
  same('спорядження', 'sporyadzhennya', 'sporiadzhennia');
  same('повреждения', 'povrezhdeniya');
});

it('does not hear и for і, one letter for two, a soft sign', () => {
  same('вирвище', 'вірвище', 'вырвище');
  same('обладнання', 'обладнаня');
  same('медаль', 'медал');
});

it('tells other words apart', () => {
  expect(phoneticKey('слава')).not.toBe(phoneticKey('слова'));
  expect(phoneticKey('ходу')).not.toBe(phoneticKey('году'));
});

it('keeps of kindred words their consonants', () => {
  expect(skeletonOf(phoneticKey('підкріплення'))).toBe(skeletonOf(phoneticKey('подкрепление')));
});
