// Collects the word forms of the book that one query word matches; each form is stored once, with its highest weight.
import { MAX_FORMS_PER_WORD } from '../limits';
import type { MatchKind } from '../scoring/weights';

export interface FormMatch {
  /** Number of the form in the lexicon. */
  form: number;
  /** How likely the player meant this form: above 0 and at most 1 (see `weights.ts`). */
  weight: number;
  kind: MatchKind;
}

/** Counts comparisons, so that tests can check their number against a limit. */
export interface WorkCounter {
  steps: number;
}

export interface FormMatches {
  add(forms: Iterable<number>, weight: number, kind: MatchKind): void;
  get(form: number): FormMatch | undefined;
  /** The highest weight so far; 0 without matches. */
  best(): number;
  all(): FormMatch[];
}

/** Stores at most `MAX_FORMS_PER_WORD` forms; later ones are ignored. */
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
