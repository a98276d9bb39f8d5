// The extraction pipeline: an ordered list of pure functions (steps) that turn the lines of a rulebook into topics. A
// topic is a heading with its text, and becomes an entry of the site.
import type { BookData } from './book-corrections';
import { applyCorrections } from './cleanup/apply-corrections';
import { dropCover } from './cleanup/drop-cover';
import { dropRepeatedText } from './cleanup/drop-repeated-text';
import { fixCharacters } from './cleanup/fix-characters';
import { nameIcons } from './cleanup/name-icons';
import { createDraft } from './create-initial-draft';
import type { BookLang } from './languages';
import { findRedirects } from './references/find-redirects';
import { findRelated } from './references/find-related-topics';
import { indexToLinks } from './references/index-to-links';
import { linkCrossReferences } from './references/link-cross-references';
import { linkPageReferences } from './references/link-page-references';
import { resolveIndexTerms } from './references/resolve-index-terms';
import { findPageMarks } from './text/find-page-breaks';
import { joinLines } from './text/join-lines';
import { restoreColumns } from './text/restore-columns';
import { assignPages } from './topics/assign-pages';
import { classifyTopics } from './topics/classify-topics';
import { cutLongTopics } from './topics/cut-long-topics';
import { findHeadings } from './topics/find-headings';
import { findNotes } from './topics/find-notes';
import { nestLists } from './topics/nest-lists';
import { nestTopics } from './topics/nest-topics';
import { splitTopics } from './topics/split-topics';
import type { Draft, Line, Step } from './types';

/** The steps in the order in which they run. Each step relies on the results of earlier ones. */
export const STEPS: readonly [name: string, run: Step][] = [
  ['apply corrections', applyCorrections],
  ['fix characters', fixCharacters],
  ['name icons', nameIcons],
  ['find page marks', findPageMarks],
  // Columns are restored before lines are joined, because a sentence may continue from one column to the next.
  ['restore columns', restoreColumns],
  ['join lines', joinLines],
  ['drop repeated text', dropRepeatedText],
  ['find headings', findHeadings],
  // For a PDF, the pipeline starts with the next step. `extract/pdf` has found the blocks and headings from the
  // geometry of the pages.
  ['drop cover', dropCover],
  ['split topics', splitTopics],
  ['cut long topics', cutLongTopics],
  ['nest topics', nestTopics],
  ['classify topics', classifyTopics],
  // The next two steps read references in the text, so they must run before `find related topics` and `find
  // redirects`, which remove references from the text.
  ['resolve index terms', resolveIndexTerms],
  ['assign pages', assignPages],
  ['find related topics', findRelated],
  ['find redirects', findRedirects],
  ['nest lists', nestLists],
  ['find notes', findNotes],
  ['link index', indexToLinks],
  ['link cross references', linkCrossReferences],
  ['link page references', linkPageReferences],
];

export interface ExtractTopicsOptions {
  /** Called with the name of each step before the step runs. */
  progress?: (step: string) => void;
  canEncode?: Draft['canEncode'];
  /** Words that replace the word list of `lang`, for a book in a language without a word list. */
  words?: Draft['words'];
}

/** Runs all steps on the lines of a book. */
export function extractTopics(
  lines: readonly Line[],
  lang: BookLang,
  book: BookData,
  { progress = () => {}, canEncode, words }: ExtractTopicsOptions = {},
): Draft {
  let draft = createDraft(lines, lang, book, canEncode, words);
  for (const [name, run] of STEPS) {
    progress(name);
    draft = run(draft);
  }
  return draft;
}
