// Checks which player questions the search suggests for a query.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { search } from '../search';

const index = createIndex(smallGame);
const ask = (query: string, unlocked: string[] = []) => search(index, query, { unlocked });
const suggested = (query: string, unlocked: string[] = []) =>
  ask(query, unlocked).questions.map(({ text }) => text);

it('suggests a player question while it is being typed', () => {
  expect(suggested('скільки треба наб')).toEqual(['скільки треба набрати, щоб виграти']);
  expect(ask('чи можна піти в мі').questions[0]).toMatchObject({
    game: 'small',
    lang: 'uk',
    entry: 'fame',
    rule: 'floor',
  });
});

it('suggests nothing for a name, for function words alone, and for an unrelated question', () => {
  for (const query of ['слава', 'чи можна', 'скільки кубиків кидає патруль'])
    expect(suggested(query)).toEqual([]);
});

it('finds the rule of a player question, even if the rule has none of its words', () => {
  const [result] = ask('чи можна піти в мінус').results;
  expect(result).toMatchObject({ entry: 'fame', rule: 'floor', question: 'чи можна піти в мінус' });
  expect(ask('скільки набрати для виграшу').results[0]).toMatchObject({ entry: 'fame', rule: 'win' });
});

it('does not reveal questions about locked rules', () => {
  expect(JSON.stringify(ask('куди тікає малюк'))).not.toContain('поранили');
  expect(JSON.stringify(ask('навіщо та блискуча штука'))).not.toContain('блискуча');
  expect(suggested('куди тікає малюк', ['mission-2'])).toEqual(['куди тікає малюк, коли мене поранили']);
  expect(suggested('навіщо нам та блискуча', ['mission-3'])).toHaveLength(1);
});

it('shows the rule in place of an editorial note about it, unless the query is about editions', () => {
  expect(ask('мінус').results[0]).toMatchObject({ entry: 'fame', rule: 'floor' });
  expect(ask('мінус за іншим виданням').results[0]?.entry).toBe('fame');
});
