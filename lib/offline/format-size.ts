// Formats file sizes and times in the reader's language.

import type { Lang } from '../core/languages';
import { stringsOf } from '../i18n';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size in bytes, with a no-break space: 310000 becomes «310 кБ», 1450000 becomes «1,5 МБ». */
export function formatSize(bytes: number, lang: Lang): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  const digits = unit > 0 && value < 100 ? 1 : 0;
  const number = new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  return number.format(value).replaceAll(' ', '\u00a0');
}

/**
 * Formats the time `moment`: as «сьогодні о 18:40» if it is on the same day as `now`, otherwise as «14 листопада о
 * 18:40». Both parameters are in milliseconds since 1970.
 */
export function formatMoment(moment: number, now: number, lang: Lang): string {
  const { offline } = stringsOf(lang);
  const date = new Date(moment);
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(date);
  if (date.toDateString() === new Date(now).toDateString()) return offline.today(time);
  return offline.onDay(new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(date), time);
}
