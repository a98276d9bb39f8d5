// Helps the unit tests of later steps: runs the steps before them over a short invented text.

import { type BookData, unknownBook } from '../book-data';
import { createDraft, toLines } from '../create-draft';
import type { BookLang } from '../languages';
import { STEPS } from '../pipeline';
import type { Draft } from '../types';

/** The draft as it is after the named step. */
export function draftAfter(
  step: string,
  text: string,
  lang: BookLang = 'uk',
  data: Partial<BookData> = {},
): Draft {
  let draft = createDraft(toLines(text), lang, { ...unknownBook(lang, 'Книга'), ...data });
  for (const [name, run] of STEPS) {
    draft = run(draft);
    if (name === step) return draft;
  }
  throw new Error(`There is no step ${step}.`);
}
