// The back link at the top of a page: an arrow and the name of the target page.
import { withBase } from '@/components/page/site-addresses';

export interface BackLinkProps {
  to: string;
  label: string;
  name: string;
  /**
   * Languages that have a home page. If they are given, a script changes the link so that it leads to the home page in
   * the reader's language.
   */
  homeLangs?: readonly string[];
}

export function BackLink({ to, label, name, homeLangs }: BackLinkProps) {
  return (
    <a
      href={withBase(to)}
      aria-label={label}
      {...(homeLangs && { 'data-home-langs': JSON.stringify(homeLangs) })}
      className="@container flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-3 text-[0.9375rem] font-medium text-soft no-underline hover:text-ink"
    >
      <svg viewBox="0 0 24 24" className="icon shrink-0 text-ink" aria-hidden="true">
        <path d="M14.5 5L7.5 12l7 7" />
      </svg>
      {/* If the languages and the settings leave too little room for the name, only the arrow is shown. */}
      <span className="truncate @max-[6rem]:hidden">{name}</span>
    </a>
  );
}
