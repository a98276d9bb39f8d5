// Divides a text into sentences for reading aloud.

export interface Sentence {
  text: string;
  /** Offset of the first character of the sentence in the text; `end` is the offset after the last character. */
  start: number;
  end: number;
}

/**
 * Matches a sentence, for browsers without Intl.Segmenter. A sentence ends after a full stop, an exclamation mark, a
 * question mark or an ellipsis, if a space or the end of the text follows.
 */
const SENTENCE = /[^.!?…]*(?:[.!?…]+(?!\s|$)[^.!?…]*)*[.!?…]*\s*/g;
/**
 * Matches an abbreviation at the end of a text, such as «див.» or "p.". If a lowercase letter or a digit follows, the
 * sentence does not end there.
 */
const ABBREVIATION = /(?:^|[\s(«„“])\p{L}{1,4}\.\s*$/u;

/** Returns the sentences of a text, without the spaces around them. `lang` is the language of the text. */
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
