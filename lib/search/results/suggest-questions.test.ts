import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { search } from '../search';

const index = createIndex(smallGame);
const ask = (query: string, unlocked: string[] = []) => search(index, query, { unlocked });
const offered = (query: string, unlocked: string[] = []) =>
  ask(query, unlocked).questions.map(({ text }) => text);

it('offers a written question while it is being typed', () => {
  expect(offered('скільки треба наб')).toEqual(['скільки треба набрати, щоб виграти']);
  expect(ask('чи можна піти в мі').questions[0]).toMatchObject({
    game: 'small',
    lang: 'uk',
    entry: 'fame',
    rule: 'floor',
  });
});

it('offers none to a name, to particles alone and to what was not asked', () => {
  for (const query of ['слава', 'чи можна', 'скільки кубиків кидає патруль'])
    expect(offered(query)).toEqual([]);
});

it('answers with the rule the question is led to, though the rule has none of its words', () => {
  const [result] = ask('чи можна піти в мінус').results;
  expect(result).toMatchObject({ entry: 'fame', rule: 'floor', question: 'чи можна піти в мінус' });
  expect(ask('скільки набрати для виграшу').results[0]).toMatchObject({ entry: 'fame', rule: 'win' });
});

it('keeps the questions of what is locked', () => {
  expect(JSON.stringify(ask('куди тікає малюк'))).not.toContain('поранили');
  expect(JSON.stringify(ask('навіщо та блискуча штука'))).not.toContain('блискуча');
  expect(offered('куди тікає малюк', ['mission-2'])).toEqual(['куди тікає малюк, коли мене поранили']);
  expect(offered('навіщо нам та блискуча', ['mission-3'])).toHaveLength(1);
});

it('shows the rule in place of a note on another edition, unless the books are asked about', () => {
  expect(ask('мінус').results[0]).toMatchObject({ entry: 'fame', rule: 'floor' });
  expect(ask('мінус за іншим виданням').results[0]?.entry).toBe('fame');
});
