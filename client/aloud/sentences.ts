// Splits a text into sentences for reading aloud.

export interface Sentence {
  text: string;
  /** Position of the sentence in the text: of its first character, and after its last character. */
  start: number;
  end: number;
}

/** Matches a sentence for browsers without Intl.Segmenter: up to a mark that ends it, and a space or the end. */
const SENTENCE = /[^.!?…]*(?:[.!?…]+(?!\s|$)[^.!?…]*)*[.!?…]*\s*/g;
/** Matches the end of an abbreviation, such as «див.» or "p.". A sentence does not end there if a small letter or a digit follows. */
const ABBREVIATION = /(?:^|[\s(«„“])\p{L}{1,4}\.\s*$/u;

/** Returns the sentences of a text in a language, without the spaces around them. */
export function toSentences(text: string, lang: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { start, end } of joinAfterAbbreviations(text, splitText(text.replace(/\s/g, ' '), lang))) {
    const part = text.slice(start, end);
    const words = part.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) continue;
    const from = start + part.indexOf(words);
    sentences.push({ text: words.replace(/\s+/g, ' '), start: from, end: from + words.length });
  }
  return sentences;
}

interface Part {
  start: number;
  end: number;
}

function splitText(text: string, lang: string): Part[] {
  if ('Segmenter' in Intl)
    return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(
      ({ index, segment }) => ({ start: index, end: index + segment.length }),
    );
  return [...text.matchAll(SENTENCE)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

function joinAfterAbbreviations(text: string, parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isContinued =
      last &&
      ABBREVIATION.test(text.slice(last.start, last.end)) &&
      /^[\s\p{Ll}\p{N}«]/u.test(text.slice(part.start));
    if (isContinued) last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}
