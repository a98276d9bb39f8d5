'use client';
// The search field within the thumb's reach on every page of a game; it opens the panel with the answers.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { Lens } from './lens';
import type { SearchEdition } from './search-types';

const loadPanel = () => import('./search-panel');
const SearchPanel = lazy(loadPanel);

interface SearchDockProps {
  lang: Lang;
  /** Editions to ask; the first is the one the reader is in. */
  editions: readonly SearchEdition[];
  /** Editions of the other games, asked on demand. */
  others?: readonly SearchEdition[];
}

const queryInAddress = (): string | null => new URLSearchParams(location.search).get('q');

export function SearchDock({ lang, editions, others = [] }: SearchDockProps) {
  const { search: strings } = stringsOf(lang);
  const [open, setOpen] = useState(false);
  const [initial, setInitial] = useState('');

  const show = useCallback(() => {
    setOpen((already) => {
      if (!already && queryInAddress() === null) {
        const address = new URL(location.href);
        address.searchParams.set('q', '');
        history.pushState(history.state, '', address);
      }
      return true;
    });
  }, []);

  // The address says whether the search is open: a shared link opens it, back closes it.
  useEffect(() => {
    const follow = () => {
      const query = queryInAddress();
      setOpen(query !== null);
      setInitial(query ?? '');
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  // The panel comes after the page has been painted, so that the first tap finds it here.
  useEffect(() => {
    const later = setTimeout(() => void loadPanel(), 1500);
    return () => clearTimeout(later);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing;
      const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!slash && !command) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);

  const close = useCallback(() => {
    const address = new URL(location.href);
    address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
    setOpen(false);
    setInitial('');
  }, []);

  return (
    <>
      <search className="dock">
        <button type="button" className="dock-field" onClick={show} aria-keyshortcuts="/ Control+K">
          <Lens />
          <span className="dock-words">{strings.field}</span>
          <span className="dock-key" aria-hidden="true">
            /
          </span>
        </button>
      </search>
      {open && (
        <Suspense>
          <SearchPanel lang={lang} editions={editions} others={others} initial={initial} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
