// Tells a heading from other lines in the text layer of a printed page, by its looks and its neighbours.
import { readMarker } from './list-markers';
import { endsSentence, isCapitals, startsSmall } from './text-patterns';

const LONGEST = 60;

export interface Neighbours {
  /** The line before, blank ones left out; undefined at the top of a column. */
  before?: string;
  after?: string;
  /** A blank line or the top of a column stands before. */
  apart: boolean;
}

/** Not «См. …»: the caller has taken out lists of related topics and redirects. */
export function isHeadingLine(text: string, { before, after, apart }: Neighbours): boolean {
  const line = text.trim();
  if (!line || line.length > LONGEST || !/^[«\p{Lu}]/u.test(line) || readMarker(text)) return false;
  // What goes on in small letters is a sentence.
  if (after && startsSmall(after)) return false;
  const ended = before === undefined || endsSentence(before) || isCapitals(before);
  if (isCapitals(line)) return (apart || ended) && !/[.,;!?-]$/.test(line);
  return apart && ended && after !== undefined && !/[.,;:!?…-]$/.test(line);
}
