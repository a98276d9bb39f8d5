// Formats a date in the language of the page: in Ukrainian, `2026-11-17` becomes «17 листопада 2026 р.». The result
// does not depend on the time zone.
import { typeset } from '@/lib/core/typography';
import { page } from '../current-page';

export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return typeset(
    new Intl.DateTimeFormat(page.lang, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(date),
  );
}
