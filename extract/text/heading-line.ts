// Decides whether a line of a printed page's text layer is a heading, by its form and by the adjacent lines.
import { findListMarker } from './list-markers';
import { endsSentence, isAllCaps, startsLowercase } from './text-patterns';

/** In characters. */
const MAX_HEADING_LENGTH = 60;

export interface AdjacentLines {
  /** The previous non-blank line; undefined at the top of a column. */
  before?: string;
  /** The next non-blank line. */
  after?: string;
  /** A blank line or the top of a column precedes the line. */
  separated: boolean;
}

/** The caller has already ruled out lists of related topics and redirects. */
export function isHeadingLine(text: string, { before, after, separated }: AdjacentLines): boolean {
  const line = text.trim();
  if (!line || line.length > MAX_HEADING_LENGTH || !/^[«\p{Lu}]/u.test(line) || findListMarker(text))
    return false;
  // A line that continues in lowercase is part of a sentence.
  if (after && startsLowercase(after)) return false;
  const afterSentence = before === undefined || endsSentence(before) || isAllCaps(before);
  if (isAllCaps(line)) return (separated || afterSentence) && !/[.,;!?-]$/.test(line);
  return separated && afterSentence && after !== undefined && !/[.,;:!?…-]$/.test(line);
}
