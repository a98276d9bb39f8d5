// Tests the translation of interface texts that are found in the HTML of a page.
import { expect, it } from 'vitest';
import { stringsOf } from '@/lib/i18n';
import { createTranslator } from './interface-translator';

const uk = stringsOf('uk');
const ru = stringsOf('ru');
const translate = createTranslator(uk, ru);

it('translates strings without values, also inside groups', () => {
  expect(translate(uk.related)).toBe(ru.related);
  expect(translate(uk.search.field)).toBe(ru.search.field);
  expect(translate(`${uk.topics.whole} →`)).toBe(`${ru.topics.whole} →`);
});

it('translates strings with numbers', () => {
  expect(translate(uk.ruleCount(12))).toBe(ru.ruleCount(12));
  expect(translate(uk.counts(21, 302))).toBe(ru.counts(21, 302));
  expect(translate(uk.page(8))).toBe(ru.page(8));
  expect(translate(` · ${uk.ruleCount(81)}`)).toBe(` · ${ru.ruleCount(81)}`);
  expect(translate(`Довідник · ${uk.page(8)} `)).toBe(`Довідник · ${ru.page(8)} `);
});

it('translates strings that spell their number as a word', () => {
  for (const languages of [1, 2, 3, 4])
    expect(translate(uk.terms.link(languages))).toBe(ru.terms.link(languages));
});

it('translates a range of numbers', () => {
  expect(translate(`Довідник · ${uk.players('2–4')}`)).toBe(`Довідник · ${ru.players('2–4')}`);
});

it('translates strings with words', () => {
  expect(translate(uk.back('Повстання'))).toBe(ru.back('Повстання'));
  expect(translate(uk.preview.returnTo('{title}'))).toBe(ru.preview.returnTo('{title}'));
});

it('translates strings with two inserted values, and with the name of a language', () => {
  expect(translate(uk.rulings.precedence('FAQ', 'Довідник'))).toBe(ru.rulings.precedence('FAQ', 'Довідник'));
  expect(translate(uk.editions.nameOf('en'))).toBe(ru.editions.nameOf('en'));
  expect(translate(`${uk.editions.nameOf('uk')}, ${uk.page(3)}`)).toBe(
    `${ru.editions.nameOf('uk')}, ${ru.page(3)}`,
  );
  expect(translate(`${uk.rulings.earlier}: FAQ, Errata`)).toBe(`${ru.rulings.earlier}: FAQ, Errata`);
});

it('leaves all other texts alone', () => {
  for (const text of ['Бій', 'Патрулі 12', '8', 'Кинь 3 кубики', '']) expect(translate(text)).toBeUndefined();
});
