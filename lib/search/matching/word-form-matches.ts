// Collects the word forms of the book that one query word matches, each with its highest weight.
import { MAX_FORMS_PER_WORD } from '../limits';
import type { MatchKind } from '../scoring/weights';

export interface FormMatch {
  /** Index of the word form in `lexicon.forms`. */
  form: number;
  /** Match weight, above 0 and at most 1: how likely it is that the player meant this word form (see `weights.ts`). */
  weight: number;
  kind: MatchKind;
}

/** Counts the comparisons of a search. Tests check that the number stays below a limit. */
export interface WorkCounter {
  steps: number;
}

export interface FormMatches {
  add(forms: Iterable<number>, weight: number, kind: MatchKind): void;
  get(form: number): FormMatch | undefined;
  /** Returns the highest weight added so far, or 0 if there are no matches. */
  best(): number;
  all(): FormMatch[];
}

/** Creates an empty collection that stores the first `MAX_FORMS_PER_WORD` word forms and ignores further forms. */
export function createFormMatches(work: WorkCounter): FormMatches {
  const matches = new Map<number, FormMatch>();
  let best = 0;
  return {
    add(forms, weight, kind) {
      for (const form of forms) {
        work.steps += 1;
        const known = matches.get(form);
        if (known ? known.weight >= weight : matches.size >= MAX_FORMS_PER_WORD) continue;
        matches.set(form, { form, weight, kind });
        best = Math.max(best, weight);
      }
    },
    get: (form) => matches.get(form),
    best: () => best,
    all: () => [...matches.values()],
  };
}
