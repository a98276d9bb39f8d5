// Leads from a word to the words of any language that mean the same in rule books: кубик, кость, dice.
import { type Language, parseWords } from './languages/language';
import { LANGUAGES } from './languages/languages';
import { type StemKey, stemsOfDictionaryForm } from './stem';

/** Stems of a concept's words, by concept, and concepts by stem. */
interface Concepts {
  ofStem: Map<StemKey, string[]>;
  stems: Map<string, StemKey[]>;
}

let made: Concepts | undefined;

/** Keys of the stems of all words of a language that share a concept with one of these stems. */
export function kindredStems(stems: StemKey[], language: Language | undefined): StemKey[] {
  if (!language) return [];
  made ??= makeConcepts();
  const kindred = new Set<StemKey>();
  for (const stem of stems) {
    for (const concept of made.ofStem.get(stem) ?? []) {
      for (const other of made.stems.get(concept) ?? [])
        if (other.startsWith(language.id)) kindred.add(other);
    }
  }
  return [...kindred];
}

function makeConcepts(): Concepts {
  const concepts: Concepts = { ofStem: new Map(), stems: new Map() };
  for (const language of LANGUAGES) {
    for (const line of language.concepts.split(';')) {
      const [concept = '', words = ''] = line.split(':');
      addConcept(concepts, concept.trim(), words, language);
    }
  }
  return concepts;
}

function addConcept(concepts: Concepts, concept: string, words: string, language: Language): void {
  for (const word of parseWords(words)) {
    for (const key of stemsOfDictionaryForm(word, language)) {
      addTo(concepts.ofStem, key, concept);
      addTo(concepts.stems, concept, key);
    }
  }
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
