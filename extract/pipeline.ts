// The extractor: one ordered list of small pure steps from the lines of a book to its topics.

import { applyFixUps } from './apply-fix-ups';
import { assignPages } from './assign-pages';
import type { BookData } from './book-data';
import { createDraft } from './create-draft';
import { crossReferences } from './cross-references';
import { dropCopies } from './drop-copies';
import { dropCover } from './drop-cover';
import { findHeadings } from './find-headings';
import { findNotes } from './find-notes';
import { findPages } from './find-pages';
import { findRedirects } from './find-redirects';
import { findRelated } from './find-related';
import { joinLines } from './join-lines';
import type { BookLang } from './languages';
import { listRows } from './list-rows';
import { mendCharacters } from './mend-characters';
import { nameIcons } from './name-icons';
import { nameKinds } from './name-kinds';
import { nestLists } from './nest-lists';
import { nestTopics } from './nest-topics';
import { pageReferences } from './page-references';
import { readIndex } from './read-index';
import { restoreColumns } from './restore-columns';
import { splitTopics } from './split-topics';
import type { Draft, Line, Step } from './types';

export const STEPS: readonly [name: string, run: Step][] = [
  ['apply fix-ups', applyFixUps],
  ['mend characters', mendCharacters],
  ['name icons', nameIcons],
  ['find pages', findPages],
  // Sentences may go on from one column to the next, so lines are joined in reading order.
  ['restore columns', restoreColumns],
  ['join lines', joinLines],
  ['drop copies', dropCopies],
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
