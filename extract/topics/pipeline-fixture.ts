// Test helper that runs the extraction pipeline on a short text, up to a given step.
import { type BookData, emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import type { BookLang } from '../languages';
import { STEPS } from '../pipeline';
import type { Draft } from '../types';

/** Runs the pipeline up to and including the named step. Returns the draft, which is the state of the extraction. */
export function draftAfter(
  step: string,
  text: string,
  lang: BookLang = 'uk',
  data: Partial<BookData> = {},
): Draft {
  let draft = createDraft(toLines(text), lang, { ...emptyBookData(lang, 'Книга'), ...data });
  for (const [name, run] of STEPS) {
    draft = run(draft);
    if (name === step) return draft;
  }
  throw new Error(`There is no step ${step}.`);
}
