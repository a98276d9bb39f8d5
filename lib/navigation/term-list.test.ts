// Tests the term list of a game: its names in several languages, and its order.
import { describe, expect, it } from 'vitest';
import type { SiteEdition, SiteEntry } from '../data/site-data-types';
import { sortTerms, termsOf } from './term-list';

const entry = (id: string, title: string, more: Partial<SiteEntry> = {}) =>
  ({ id, title, ...more }) as SiteEntry;
const edition = (lang: 'uk' | 'ru', entries: SiteEntry[]) =>
  ({ lang, titles: entries }) as unknown as SiteEdition;

const uk = edition('uk', [
  entry('ships', 'Кораблі', { en: 'Ships' }),
  entry('type', 'Ґатунок', { en: 'Class' }),
  entry('dice', 'Єдність', { en: 'Unity' }),
  entry('alone', 'Їжа'),
  entry('child', 'Таємниця', { en: 'Secret', locked: { until: 'mission-2', name: 'Місія 2' } }),
]);
const ru = edition('ru', [entry('ships', 'Корабли', { en: 'Ships' }), entry('type', 'Класс')]);

describe('the terms of a game', () => {
  const terms = termsOf(uk, [ru]);

  it('stand in the alphabet of the edition', () => {
    expect(terms.map(({ names }) => names.uk)).toEqual(['Ґатунок', 'Єдність', 'Їжа', 'Кораблі']);
  });

  it('name the same entry in the other language and in English', () => {
    expect(terms.at(-1)?.names).toEqual({ uk: 'Кораблі', ru: 'Корабли', en: 'Ships' });
  });

  it('keep a spoiler’s name to themselves', () => {
    expect(JSON.stringify(terms)).not.toContain('Таємниця');
  });

  it('can be put in the order of another language, those without a name last', () => {
    expect(sortTerms(terms, 'en').map(({ names }) => names.en)).toEqual([
      'Class',
      'Ships',
      'Unity',
      undefined,
    ]);
    expect(sortTerms(terms, 'ru').map(({ id }) => id)).toEqual(['type', 'ships', 'dice', 'alone']);
  });
});
