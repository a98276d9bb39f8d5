// The search field within the thumb's reach, on every page from the start; with the focus it becomes the open search.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { SearchIcon } from './search-icon';

/** An edition to ask: the game's name is for saying that its data did not load. */
interface SearchEdition {
  game: string;
  lang: string;
  name: string;
}

interface SearchDockProps {
  lang: Lang;
  /** Editions to ask; the first is the one the reader is in. */
  editions: readonly SearchEdition[];
  /** Editions of the other games, asked on demand. */
  others?: readonly SearchEdition[];
}

export function SearchBar({ lang, editions, others = [] }: SearchDockProps) {
  const { search: strings } = stringsOf(lang);
  return (
    <search className="dock" data-editions={JSON.stringify(editions)} data-others={JSON.stringify(others)}>
      <div className="search-answers" />
      <div className="search-bar">
        <label className="search-field">
          <SearchIcon />
          <span className="sr-only">{strings.field}</span>
          <input
            type="search"
            placeholder={strings.field}
            role="combobox"
            aria-expanded="false"
            aria-controls="found"
            aria-autocomplete="list"
            aria-keyshortcuts="/ Control+K"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
          />
          <span className="dock-key" aria-hidden="true">
            /
          </span>
        </label>
        <button type="button" className="search-clear" aria-label={strings.clear}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
        <button type="button" className="search-close">
          {strings.close}
        </button>
      </div>
    </search>
  );
}
