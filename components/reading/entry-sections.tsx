// The button of a long entry that opens the list of its sections. The island reading/entry-sections closes the list
// when the reader has chosen a section or taps elsewhere.
import type { SiteEntry } from '@/lib/data/site-data-types';

interface EntrySectionsProps {
  label: string;
  sections: SiteEntry['sections'];
}

/** Minimum number of sections for which the button is shown. A shorter entry is easy to scroll. */
const MIN_SECTIONS = 4;

export function EntrySections({ label, sections }: EntrySectionsProps) {
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <details className="entry-sections print:hidden" data-island="reading/entry-sections" data-when="tap">
      <summary aria-label={label}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M4 6h16M4 12h10M4 18h13" />
        </svg>
      </summary>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
