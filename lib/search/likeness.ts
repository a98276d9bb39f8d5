// What the forms of a book resemble: sounds, roots and spellings. Made when first needed, not to delay the start.
import { type Lexicon, supportedStems } from './lexicon';
import { addTo, type Multimap } from './multimap';
import { rootsOf } from './root';
import { skeletonOf, soundOf } from './sound';
import { createSpellings, type Spellings } from './spellings';
import { classOfKey, type StemKey, stemOfKey } from './stem';

export interface Likeness {
  /** Stems of each form which other forms support. */
  supported: StemKey[][];
  byRoot: Multimap<StemKey>;
  bySound: Multimap<string>;
  soundsInOrder: string[];
  /** Sounds of stems, for forms the book does not have. */
  byStemSound: Multimap<string>;
  bySkeleton: Multimap<string>;
  spellings: Spellings;
}

export function createLikeness(lexicon: Lexicon): Likeness {
  const bySound: Multimap<string> = new Map();
  const byStemSound: Multimap<string> = new Map();
  const byRoot: Multimap<StemKey> = new Map();
  const bySkeleton: Multimap<string> = new Map();
  const supported = lexicon.stems.map((stems) => supportedStems(lexicon, stems));
  lexicon.forms.forEach(({ word }, number) => {
    const sound = soundOf(word);
    addTo(bySound, sound, number);
    addTo(bySkeleton, skeletonOf(sound), number);
    for (const key of supported[number] ?? []) {
      addTo(byStemSound, soundOfStem(key), number);
      for (const root of rootsOf(key)) addTo(byRoot, root, number);
    }
  });
  const soundsInOrder = [...bySound.keys()].sort();
  const spellings = createSpellings(lexicon, byStemSound);
  return { supported, byRoot, bySound, soundsInOrder, byStemSound, bySkeleton, spellings };
}

/** The sound of a stem with its class of words: `n:patrul`. */
export function soundOfStem(key: StemKey): string {
  return `${classOfKey(key)}:${soundOf(stemOfKey(key))}`;
}
