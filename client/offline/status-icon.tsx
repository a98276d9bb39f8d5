// The icon of a status. Every status has a different shape, because some readers cannot distinguish the colors.
import type { Tone } from '@/lib/offline/offline-copy-status';

const PATHS: Record<Tone, string> = {
  good: 'M5 12.5l4.5 4.5L19 7.5',
  bad: 'M12 4.5L21 20H3zM12 10.5v4M12 17.2v.1',
  plain: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
};

export function StatusIcon({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon status-icon is-${tone}`} aria-hidden="true">
      <path d={PATHS[tone]} />
    </svg>
  );
}
