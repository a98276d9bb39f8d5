// Every part that is brought when it is needed, by the file it stands in (`search/panel` is search/panel.part.tsx), and what it offers.

export interface Parts {
  'search/panel': typeof import('./search/panel.part');
  'search/worker': typeof import('./search/worker');
  'rule/sheet': typeof import('./rule/sheet.part');
  'preview/sheet': typeof import('./preview/sheet.part');
  'settings/sheet': typeof import('./settings/sheet.part');
  'tonight/page': typeof import('./tonight/page.part');
  'decisions/form': typeof import('./decisions/form.part');
  'decisions/here': typeof import('./decisions/here.part');
  'decisions/notes': typeof import('./decisions/notes.part');
  'decisions/send': typeof import('./decisions/send.part');
  'decisions/page': typeof import('./decisions/page.part');
  'spoilers/unlocked': typeof import('./spoilers/unlocked.part');
  'reading/checklist': typeof import('./reading/checklist.part');
  'reading/players': typeof import('./reading/players.part');
  'reading/flow': typeof import('./reading/flow.part');
  'reading/terms': typeof import('./reading/terms.part');
  'reading/booklet': typeof import('./reading/booklet.part');
  'reading/report': typeof import('./reading/report.part');
  'offline/keep': typeof import('./offline/keep.part');
  'offline/notices': typeof import('./offline/notices.part');
  'offline/page': typeof import('./offline/page.part');
  'offline/not-kept': typeof import('./offline/not-kept.part');
  'page/lost-rule': typeof import('./page/lost-rule.part');
  'own/books': typeof import('./own/books.part');
  'own/reader': typeof import('./own/reader.part');
  'own/cards': typeof import('./own/cards.part');
  'own/kept': typeof import('./own/kept.part');
  'own/saved': typeof import('./own/saved.part');
}

export type PartName = keyof Parts;

/** Parts that say nothing, and so need no words. */
export const SILENT: ReadonlySet<PartName> = new Set([
  'search/worker',
  'reading/players',
  'reading/flow',
  'reading/terms',
  'reading/booklet',
  'reading/report',
  'offline/keep',
  'page/lost-rule',
  'own/books',
  'own/saved',
]);

/** Parts that are attached to markup of their own name: `data-part="reading/terms"`. */
export interface Attached {
  attach: (element: HTMLElement) => void | Promise<void>;
}
