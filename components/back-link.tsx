// The way back at the top of a page: an arrow and a name.
import Link from 'next/link';

export interface BackLinkProps {
  to: string;
  label: string;
  name: string;
}

export function BackLink({ to, label, name }: BackLinkProps) {
  return (
    <Link
      href={to}
      prefetch={false}
      aria-label={label}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-3 text-[0.9375rem] font-medium text-soft no-underline hover:text-ink"
    >
      <svg viewBox="0 0 24 24" className="icon shrink-0 text-ink" aria-hidden="true">
        <path d="M14.5 5L7.5 12l7 7" />
      </svg>
      <span className="truncate">{name}</span>
    </Link>
  );
}
