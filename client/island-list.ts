// Lists all islands with the types of their modules. The key is the path of the module in client/: `search/panel` is
// client/search/panel.island.tsx.

export interface Islands {
  'search/panel': typeof import('./search/panel.island');
  'rule/sheet': typeof import('./rule/sheet.island');
  'preview/sheet': typeof import('./preview/sheet.island');
  'settings/sheet': typeof import('./settings/sheet.island');
  'settings/theme-toggle': typeof import('./settings/theme-toggle.island');
  'pinned/page': typeof import('./pinned/page.island');
  'decisions/form': typeof import('./decisions/form.island');
  'decisions/entry-decisions': typeof import('./decisions/entry-decisions.island');
  'decisions/rule-decisions': typeof import('./decisions/rule-decisions.island');
  'decisions/send': typeof import('./decisions/send.island');
  'decisions/page': typeof import('./decisions/page.island');
  'modules/choice': typeof import('./modules/choice.island');
  'spoilers/locks': typeof import('./spoilers/locks.island');
  'spoilers/unlocked': typeof import('./spoilers/unlocked.island');
  'aloud/player': typeof import('./aloud/player.island');
  'reading/checklist': typeof import('./reading/checklist.island');
  'reading/player-count': typeof import('./reading/player-count.island');
  'reading/step-strip': typeof import('./reading/step-strip.island');
  'reading/entry-sections': typeof import('./reading/entry-sections.island');
  'reading/sort-terms': typeof import('./reading/sort-terms.island');
  'reading/booklet-controls': typeof import('./reading/booklet-controls.island');
  'reading/copy-report': typeof import('./reading/copy-report.island');
  'offline/notices': typeof import('./offline/notices.island');
  'offline/page': typeof import('./offline/page.island');
  'offline/offline-fallback': typeof import('./offline/offline-fallback.island');
  'page/not-found': typeof import('./page/not-found.island');
  'page/translate-interface': typeof import('./page/translate-interface.island');
  'settings/keep-awake': typeof import('./settings/keep-awake.island');
  'home/searched-games': typeof import('./home/searched-games.island');
  'home/game-finder': typeof import('./home/game-finder.island');
  'about/share-site': typeof import('./about/share-site.island');
  'desktop/layout': typeof import('./desktop/layout.island');
  'desktop/search-preview': typeof import('./desktop/search-preview.island');
  'private-books/books': typeof import('./private-books/books.island');
  'private-books/reader': typeof import('./private-books/reader.island');
  'private-books/shelf-cards': typeof import('./private-books/shelf-cards.island');
  'private-books/offline-list': typeof import('./private-books/offline-list.island');
  'private-books/export': typeof import('./private-books/export.island');
  'editor/page': typeof import('./editor/page.island');
  'editor/drafts': typeof import('./editor/drafts.island');
  'private-books/backup': typeof import('./private-books/backup.island');
}

export type IslandName = keyof Islands;

/** Islands that show no strings of the interface, so the strings file is not loaded with them. */
export const ISLANDS_WITHOUT_STRINGS: ReadonlySet<IslandName> = new Set([
  'spoilers/locks',
  'reading/player-count',
  'reading/step-strip',
  'reading/entry-sections',
  'settings/theme-toggle',
  'settings/keep-awake',
  'home/searched-games',
  'reading/sort-terms',
  'reading/booklet-controls',
  'reading/copy-report',
  'modules/choice',
  'page/not-found',
  'page/translate-interface',
  'private-books/books',
  'private-books/backup',
  'editor/drafts',
]);

/**
 * An island that belongs to an element of the HTML, for example to `<table data-island="reading/sort-terms">`. `attach`
 * gets this element.
 */
export interface AttachableIsland {
  attach: (element: HTMLElement) => void | Promise<void>;
}
