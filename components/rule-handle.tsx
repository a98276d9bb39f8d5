'use client';
// Gives every rule its handle: a tap on it, or Enter and Space on its number, opens what can be done with it.
import { type ComponentType, useEffect, useState } from 'react';
import type { Lang } from '@/lib/languages';
import type { RuleSheetProps } from './rule-sheet';

export interface EditionNames {
  game: string;
  lang: Lang;
  name: string;
  languages: readonly Lang[];
}

const HANDLE = '.rule-n, .section-link';
const OWN_TAP = 'a, button, input, select, textarea, label, summary';

/** The rule an event is meant for; links and controls inside a rule keep their own taps. */
function findRule(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const text = target.closest('.entry-text');
  const handle = target.closest(HANDLE);
  const body = target.closest(OWN_TAP) ? null : target.closest('.rule-body');
  return (text && (handle ?? body)?.closest<HTMLElement>('.rule, .section')) || undefined;
}

export function RuleHandle({ edition }: { edition: EditionNames }) {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<RuleSheetProps>; rule: HTMLElement }>();

  useEffect(() => {
    const open = async (rule: HTMLElement) => {
      try {
        const { RuleSheet } = await import('./rule-sheet');
        setOpened({ Sheet: RuleSheet, rule });
      } catch {
        // No network and nothing kept yet: the rule is at least marked, and the address bar holds its address.
        location.hash = rule.id;
      }
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const rule = findRule(event.target);
      // Somebody who marks words wants to copy them.
      if (!rule || getSelection()?.toString()) return;
      event.preventDefault();
      void open(rule);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !(event.target instanceof Element) || !event.target.matches(HANDLE)) return;
      const rule = findRule(event.target);
      if (!rule) return;
      event.preventDefault();
      void open(rule);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  if (!opened) return null;
  return (
    <opened.Sheet
      key={opened.rule.id}
      rule={opened.rule}
      edition={edition}
      onClose={() => setOpened(undefined)}
    />
  );
}
