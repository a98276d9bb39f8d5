'use client';
// Meets whoever comes by a rule's address: marks the rule, follows it where it moved, and says so kindly when it is not here.
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { anchorOf } from '@/lib/addresses';

const MARK = 'is-marked';

export function Arrival({ lost }: { lost: string }) {
  const [isLost, setLost] = useState(false);
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new arrival
  useEffect(() => {
    const arrive = () => {
      for (const marked of document.querySelectorAll(`.${MARK}`)) marked.classList.remove(MARK);
      const id = anchorOf(location.hash);
      const found = id ? document.getElementById(id) : null;
      setLost(Boolean(id) && !found);
      if (found?.dataset.movedTo) location.replace(found.dataset.movedTo);
      // Inside the application the address changes without the browser's own mark (`:target`).
      const rule = found?.closest('.rule, .section');
      if (rule && !rule.matches(':target, :has(> .old-anchor:target)')) rule.classList.add(MARK);
    };
    arrive();
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, [path]);

  if (!isLost) return null;
  return (
    <p role="status" className="lost-rule">
      {lost}
    </p>
  );
}
