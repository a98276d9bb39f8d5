// Tests the descriptions of paths, sizes and times.
import { describe, expect, it } from 'vitest';
import { addressToPageKind, describePage } from './describe-page-kind';
import { formatMoment, formatSize } from './format-size';

const titles = (_game: string, _lang: string, entry: string) => (entry === 'combat' ? 'Сутичка' : undefined);
const name = (address: string) => describePage(addressToPageKind(address), 'uk', titles);

describe('the description of a path', () => {
  it.each([
    ['/skirmish/uk/combat/', 'стаття «Сутичка»'],
    ['/skirmish/uk/retreat/', 'стаття «retreat»'],
    ['/skirmish/uk-ru/combat/', 'стаття «Сутичка» двома мовами'],
    ['/skirmish/uk/', 'сторінка гри'],
    ['/skirmish/uk/topics/', 'мапа тем'],
    ['/skirmish/uk/decisions/', 'сторінка «Наші рішення»'],
    ['/data/skirmish.uk.json', 'пошуковий індекс'],
    ['/shelf/ru/', 'спільні файли сайту'],
    ['/shelf/ru/offline/', 'спільні файли сайту'],
    ['/_next/static/chunks/a1b2.js', 'спільні файли сайту'],
    ['/', 'спільні файли сайту'],
  ])('of %s is «%s»', (address, expected) => {
    expect(name(address)).toBe(expected);
  });
});

describe('sizes and times', () => {
  it.each([
    [4_200, '4 кБ'],
    [310_000, '310 кБ'],
    [1_450_000, '1,5 МБ'],
    [124_600_000, '125 МБ'],
    [2_140_000_000, '2,1 ГБ'],
  ])('of %i bytes are %s', (bytes, expected) => {
    expect(formatSize(bytes, 'uk')).toBe(expected.replace(' ', '\u00a0'));
  });

  it('write the hour as the language does', () => {
    const morning = new Date(2026, 1, 1, 9, 5).getTime();
    expect(formatMoment(morning, morning, 'en')).toMatch(/\b9:05\sAM/);
    expect(formatMoment(morning, morning, 'uk')).toContain('09:05');
  });

  it('use the units of the language', () => {
    expect(formatSize(1_450_000, 'en')).toBe('1.5\u00a0MB');
  });

  it('show only the time today, and the date on another day', () => {
    const evening = new Date(2026, 10, 16, 18, 40).getTime();
    const later = new Date(2026, 10, 16, 23, 0).getTime();
    const nextDay = new Date(2026, 10, 17, 9, 0).getTime();
    expect(formatMoment(evening, later, 'uk')).toBe('сьогодні о 18:40');
    expect(formatMoment(evening, nextDay, 'uk')).toBe('16 листопада о 18:40');
    expect(formatMoment(evening, nextDay, 'ru')).toBe('16 ноября в 18:40');
  });
});
