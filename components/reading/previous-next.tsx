// Links to the previous and next entry in the order of the book.
import { withBase } from '@/components/page/site-addresses';

interface Neighbour {
  label: string;
  title: string;
  path: string;
  /** Id of the module to which the entry belongs. */
  module?: string;
}

interface NeighboursProps {
  label: string;
  /**
   * The nearest entries before this entry. The page shows the first one that belongs to the base game or to a played
   * module.
   */
  previous: readonly Neighbour[];
  next: readonly Neighbour[];
}

export function PreviousNext({ label, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={label} className="mt-10 grid grid-cols-2 gap-3 border-t border-line pt-3 print:hidden">
      <NearestLink neighbours={previous} rel="prev" />
      <NearestLink neighbours={next} rel="next" />
    </nav>
  );
}

type Rel = 'prev' | 'next';

/** Several links are in an element with the class `nearest`; components/modules/module-style.ts hides all but one. */
function NearestLink({ neighbours, rel }: { neighbours: readonly Neighbour[]; rel: Rel }) {
  const [first] = neighbours;
  if (!first) return rel === 'prev' ? <span /> : null;
  if (neighbours.length === 1 && !first.module) return <NeighbourLink {...first} rel={rel} />;
  return (
    <div className="nearest">
      {neighbours.map((neighbour) => (
        <NeighbourLink key={neighbour.path} {...neighbour} rel={rel} />
      ))}
    </div>
  );
}

function NeighbourLink({ label, title, path, module, rel }: Neighbour & { rel: Rel }) {
  return (
    <a
      href={withBase(path)}
      rel={rel}
      data-module={module}
      className={`flex min-h-14 flex-col justify-center rounded-xl px-3 py-2 no-underline hover:bg-wash ${rel === 'next' ? 'text-right' : ''}`}
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="font-medium text-ink">{title}</span>
    </a>
  );
}
