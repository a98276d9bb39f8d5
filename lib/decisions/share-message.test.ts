// Tests the text of the message that contains decisions.
import { expect, it } from 'vitest';
import { toRuleSnapshot } from './edit-decisions';
import { decisionsToMessage } from './share-message';

it('lists decisions with their rules, hides spoilers, and limits the number of lines', () => {
  const one = {
    id: 'a',
    kind: 'house' as const,
    text: 'Нічия —\nпереграти',
    day: '2026-11-17',
    edited: 1,
    rule: toRuleSnapshot('uk', 'Бій, 4', 'За нічиєї виграє захисник.'),
  };
  const kinds = { house: 'Домашнє правило', reading: 'Читання', open: 'Перевірити' };
  const item = { decision: one, secret: false };
  const words = { title: 'Наші рішення: Гра', kinds, locked: 'Спойлер' };
  expect(decisionsToMessage([item, { decision: one, secret: true }], words)).toBe(
    'Наші рішення: Гра\n• Бій, 4. Нічия — переграти (домашнє правило)\n• Спойлер',
  );
  const many = decisionsToMessage(
    Array.from({ length: 40 }, () => item),
    words,
  );
  expect(many.split('\n')).toHaveLength(14);
  expect(many.endsWith('…')).toBe(true);
});
