// Links to the previous and next entry in the order of the book.
import { withBase } from '@/components/page/site-addresses';

interface Neighbour {
  label: string;
  title: string;
  path: string;
}

interface NeighboursProps {
  label: string;
  previous?: Neighbour;
  next?: Neighbour;
}

export function PreviousNext({ label, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={label} className="mt-10 grid grid-cols-2 gap-3 border-t border-line pt-3 print:hidden">
      {previous ? <NeighbourLink {...previous} rel="prev" /> : <span />}
      {next && <NeighbourLink {...next} rel="next" />}
    </nav>
  );
}

function NeighbourLink({ label, title, path, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  return (
    <a
      href={withBase(path)}
      rel={rel}
      className={`flex min-h-14 flex-col justify-center rounded-xl px-3 py-2 no-underline hover:bg-wash ${rel === 'next' ? 'text-right' : ''}`}
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="font-medium text-ink">{title}</span>
    </a>
  );
}
