'use client';
// The open search: field below, answers above it, every keystroke answered; the ARIA combobox pattern.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { toScope } from '@/lib/search/scope';
import { useStored } from '../use-stored';
import { Lens } from './lens';
import { SearchIdle } from './search-idle';
import { hitAddress, SearchResults } from './search-results';
import { useKeyboardInset, useScrollMemory } from './search-screen';
import type { SearchEdition } from './search-types';
import { useSearch } from './use-search';

interface SearchPanelProps {
  lang: Lang;
  editions: readonly SearchEdition[];
  others: readonly SearchEdition[];
  initial: string;
  onClose: () => void;
}

export default function SearchPanel({ lang, editions, others, initial, onClose }: SearchPanelProps) {
  const { search: strings } = stringsOf(lang);
  const [everywhere, setEverywhere] = useState(false);
  const [opened] = useStored('asked');
  const { first, rest } = toScope(editions, opened);
  const onDemand = [...rest, ...others];
  const asked = everywhere ? [...first, ...onDemand] : first;
  const { query, literal, answer, settled, type, remember } = useSearch(true, asked, initial);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  useKeyboardInset();
  useScrollMemory(list, query, settled);

  const hits = answer?.groups.flatMap((group) => group.hits.map((hit) => ({ group, hit }))) ?? [];
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    document.documentElement.classList.add('is-searching');
    if (!initial) field.current?.focus();
    return () => document.documentElement.classList.remove('is-searching');
  }, [initial]);

  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.get('q') === query) return;
    address.searchParams.set('q', query);
    history.replaceState(history.state, '', address);
  }, [query]);

  const change = (text: string, asTyped = false) => {
    type(text, asTyped);
    setActive(-1);
    list.current?.scrollTo({ top: 0 });
  };

  const move = (step: number) => {
    if (hits.length === 0) return;
    const next = (active + step + hits.length + (active < 0 && step < 0 ? 1 : 0)) % hits.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = hits[Math.max(active, 0)];
      if (!chosen || !settled) return;
      remember();
      location.assign(hitAddress(chosen.group, chosen.hit));
    }
  };

  const count = settled ? hits.length : undefined;
  return (
    <div className="search-panel">
      <div className="search-answers" ref={list}>
        {query.trim() === '' ? (
          <SearchIdle strings={strings} edition={first[0]} onPick={(text) => change(text)} />
        ) : (
          <SearchResults
            id={listId}
            strings={strings}
            answer={answer}
            literal={literal}
            active={active}
            optionId={optionId}
            onOpen={remember}
            onPick={change}
            onEverywhere={onDemand.length > 0 && !everywhere ? () => setEverywhere(true) : undefined}
          />
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {query.trim() !== '' && count !== undefined ? strings.found(count) : ''}
      </p>
      <search className="search-bar">
        <label className="search-field">
          <Lens />
          <span className="sr-only">{strings.field}</span>
          <input
            ref={field}
            type="search"
            value={query}
            placeholder={strings.field}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
          />
        </label>
        <button type="button" className="search-close" onClick={onClose}>
          {strings.close}
        </button>
      </search>
    </div>
  );
}
