// Tests where non-breaking spaces are inserted into a text.
import { describe, expect, it } from 'vitest';
import { staysWithIcon, staysWithNext, typeset } from './typography';

/** Typesets a text and replaces each non-breaking space with a tilde, so that the expected texts are readable. */
const set = (text: string) => typeset(text).replaceAll('\u00a0', '~');

describe('typeset', () => {
  it.each([
    ['Патруль — бойове судно', 'Патруль~— бойове судно'],
    ['не є кораблем у терені', 'не~є~кораблем у~терені'],
    ['візьми 2 кубики', 'візьми 2~кубики'],
    ['жетон № 40', 'жетон №~40'],
    ['10 000 кредитів', '10~000~кредитів'],
    ['чого б він хотів', 'чого~б він хотів'],
    ['ровно столько же', 'ровно столько~же'],
    ['довге слово поруч', 'довге слово поруч'],
    ['для 1–4 гравців', 'для 1–\u20604~гравців'],
  ])('sets «%s»', (before, after) => {
    expect(set(before)).toBe(after);
  });

  it('changes nothing the second time', () => {
    const once = typeset('у 2 теренах — не більше');
    expect(typeset(once)).toBe(once);
  });

  it('knows that a number leans on the icon after it', () => {
    expect(staysWithNext('кинь 2 ')).toBe(true);
    expect(staysWithNext('кинь кубики ')).toBe(false);
  });

  it('knows that any word leans on the icon after it, and a comma does not', () => {
    expect(staysWithIcon('результат ')).toBe(true);
    expect(staysWithIcon('кинь 2 ')).toBe(true);
    expect(staysWithIcon('так, ')).toBe(false);
  });
});
