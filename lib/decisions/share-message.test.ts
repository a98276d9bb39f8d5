import { expect, it } from 'vitest';
import { ruleThen } from './edit-decisions';
import { toMessage } from './share-message';

it('says in a message what was decided and about which rule, no secret, and no more than is read', () => {
  const one = {
    id: 'a',
    kind: 'house' as const,
    text: 'Нічия —\nпереграти',
    day: '2026-11-17',
    edited: 1,
    rule: ruleThen('uk', 'Бій, 4', 'За нічиєї виграє захисник.'),
  };
  const kinds = { house: 'Домашнє правило', reading: 'Читання', open: 'Перевірити' };
  const told = { decision: one, secret: false };
  const words = { title: 'Наші рішення: Гра', kinds, locked: 'Правило під замком' };
  expect(toMessage([told, { decision: one, secret: true }], words)).toBe(
    'Наші рішення: Гра\n• Бій, 4. Нічия — переграти (домашнє правило)\n• Правило під замком',
  );
  const many = toMessage(
    Array.from({ length: 40 }, () => told),
    words,
  );
  expect(many.split('\n')).toHaveLength(14);
  expect(many.endsWith('…')).toBe(true);
});
