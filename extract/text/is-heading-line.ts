// Decides whether a line of plain text is a heading. Plain text has no fonts, so capitals, length, punctuation and
// blank lines decide.
import { findListMarker } from './list-markers';
import { endsSentence, isAllCaps, startsLowercase } from './text-patterns';

/** Maximum length of a heading, in characters. */
const MAX_HEADING_LENGTH = 60;

export interface AdjacentLines {
  /** The previous non-blank line; undefined at the top of a column. */
  before?: string;
  /** The next non-blank line. */
  after?: string;
  /** Whether the line follows a blank line or is at the top of a column. */
  separated: boolean;
}

/**
 * Whether the line is a heading. The caller must have excluded lists of related topics and redirects, which look
 * similar.
 */
export function isHeadingLine(text: string, { before, after, separated }: AdjacentLines): boolean {
  const line = text.trim();
  if (!line || line.length > MAX_HEADING_LENGTH || !/^[«\p{Lu}]/u.test(line) || findListMarker(text))
    return false;
  // If the next line starts in lowercase, this line is part of a sentence.
  if (after && startsLowercase(after)) return false;
  const afterSentence = before === undefined || endsSentence(before) || isAllCaps(before);
  if (isAllCaps(line)) return (separated || afterSentence) && !/[.,;!?-]$/.test(line);
  return separated && afterSentence && after !== undefined && !/[.,;:!?…-]$/.test(line);
}
