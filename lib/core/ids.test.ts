// Tests which ids and addresses of rules are valid.
import { describe, expect, it } from 'vitest';
import { ID, MAX_ID_LENGTH, TARGET } from './ids';

const LONGEST = 'a'.repeat(MAX_ID_LENGTH);

describe('an id', () => {
  it.each(['combat', 'patrol-movement', '2-4-players', 'constructor-yard', LONGEST])('%s is valid', (id) => {
    expect(id).toMatch(ID);
    expect(id).toMatch(TARGET);
    expect(`${id}#${id}`).toMatch(TARGET);
  });

  it.each(['', 'Combat', 'a--b', '-a', 'a-', 'a b', 'a#', '#a', 'a#b#c', `${LONGEST}a`, 'constructor'])(
    '%s is not valid',
    (id) => {
      expect(id).not.toMatch(ID);
      expect(id).not.toMatch(TARGET);
      expect(`combat#${id}`).not.toMatch(TARGET);
      expect(`${id}#combat`).not.toMatch(TARGET);
    },
  );
});
