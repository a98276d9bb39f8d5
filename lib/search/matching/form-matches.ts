// Gathers the forms of the book a word may stand for, each kept once with its surest reason.
import { MAX_FORMS_PER_WORD } from '../limits';
import type { MatchKind } from '../scoring/weights';

export interface FormMatch {
  form: number;
  weight: number;
  kind: MatchKind;
}

/** Counts the comparisons made, so that tests can hold them under a bound. */
export interface Work {
  steps: number;
}

export interface FoundForms {
  add(forms: Iterable<number>, weight: number, kind: MatchKind): void;
  get(form: number): FormMatch | undefined;
  /** The weight of the surest find. */
  best(): number;
  all(): FormMatch[];
}

export function createFoundForms(work: Work): FoundForms {
  const found = new Map<number, FormMatch>();
  let best = 0;
  return {
    add(forms, weight, kind) {
      for (const form of forms) {
        work.steps += 1;
        const known = found.get(form);
        if (known ? known.weight >= weight : found.size >= MAX_FORMS_PER_WORD) continue;
        found.set(form, { form, weight, kind });
        best = Math.max(best, weight);
      }
    },
    get: (form) => found.get(form),
    best: () => best,
    all: () => [...found.values()],
  };
}
