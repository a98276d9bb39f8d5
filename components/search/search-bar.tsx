// The search field at the bottom of every page. When it gets focus, client/search opens the search panel.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { SearchIcon } from './search-icon';

/** An edition to search. If its data fails to load, an error message shows the name of the game. */
interface SearchEdition {
  game: string;
  lang: string;
  name: string;
}

interface SearchBarProps {
  lang: Lang;
  /** Editions to search. The first one is the edition of the current page. */
  editions: readonly SearchEdition[];
  /**
   * Language of the file that lists all games of the site (lib/data/game-list.ts). The search covers the games that are
   * not in `editions` only if the reader asks for this.
   */
  list?: Lang;
}

export function SearchBar({ lang, editions, list }: SearchBarProps) {
  const { search: strings } = stringsOf(lang);
  return (
    <search className="dock" data-editions={JSON.stringify(editions)} data-list={list}>
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
