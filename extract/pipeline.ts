// The extractor: one ordered list of small pure steps from the lines of a book to its topics.

import type { BookData } from './book-data';
import { applyCorrections } from './cleanup/apply-corrections';
import { dropCover } from './cleanup/drop-cover';
import { dropRepeatedText } from './cleanup/drop-repeated-text';
import { fixCharacters } from './cleanup/fix-characters';
import { createDraft } from './create-draft';
import type { BookLang } from './languages';
import { crossReferences } from './references/cross-references';
import { findRedirects } from './references/find-redirects';
import { findRelated } from './references/find-related';
import { listRows } from './references/index-to-links';
import { pageReferences } from './references/page-references';
import { readIndex } from './references/resolve-index-terms';
import { findPages } from './text/find-page-marks';
import { joinLines } from './text/join-lines';
import { restoreColumns } from './text/restore-columns';
import { assignPages } from './topics/assign-pages';
import { nameKinds } from './topics/classify-topics';
import { findHeadings } from './topics/find-headings';
import { findNotes } from './topics/find-notes';
import { nestLists } from './topics/nest-lists';
import { nestTopics } from './topics/nest-topics';
import { splitTopics } from './topics/split-topics';
import type { Draft, Line, Step } from './types';
import { nameIcons } from './write/name-icons';

export const STEPS: readonly [name: string, run: Step][] = [
  ['apply fix-ups', applyCorrections],
  ['mend characters', fixCharacters],
  ['name icons', nameIcons],
  ['find pages', findPages],
  // Sentences may go on from one column to the next, so lines are joined in reading order.
  ['restore columns', restoreColumns],
  ['join lines', joinLines],
  ['drop copies', dropRepeatedText],
  ['find headings', findHeadings],
  ['drop cover', dropCover],
  ['split topics', splitTopics],
  ['nest topics', nestTopics],
  ['name kinds', nameKinds],
  // Index and pages read references that the next two steps take out of the text.
  ['read index', readIndex],
  ['assign pages', assignPages],
  ['find related topics', findRelated],
  ['find redirects', findRedirects],
  ['nest lists', nestLists],
  ['find notes', findNotes],
  ['list rows', listRows],
  ['cross references', crossReferences],
  ['page references', pageReferences],
];

export function extractTopics(
  lines: readonly Line[],
  lang: BookLang,
  book: BookData,
  {
    progress = () => {},
    holds,
    words,
  }: { progress?: (step: string) => void; holds?: Draft['holds']; words?: Draft['words'] } = {},
): Draft {
  let draft = createDraft(lines, lang, book, holds, words);
  for (const [name, run] of STEPS) {
    progress(name);
    draft = run(draft);
  }
  return draft;
}
