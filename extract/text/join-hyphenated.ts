// Joins the two halves of a word that is hyphenated at a line end (“drag-”, “on”), but keeps the hyphen of a compound
// word (“well-”, “known”). The other words of the book decide which case it is.

/**
 * Matches the first half of a word with its hyphen at the end of a line. The hyphen may be an ASCII one, the
 * typographic one (U+2010) or a soft hyphen (U+00AD).
 */
const HYPHEN_AT_END = /(\p{L}+)[-\u2010\u00ad]\s*$/u;
/** Matches the start of two compounds that share their second half: “naval- or crew-” before “combat”. */
const SHARED_HALF = /\p{L}-\s+\p{L}{1,4}\s+\p{L}+-\s*$/u;
/**
 * Matches the second half of Russian and Ukrainian compounds with a hyphen, such as «какой-либо», «из-за» and
 * «що-небудь».
 */
const PARTICLES = /^(?:либо|то|нибудь|таки|небудь|за|под|над)(?!\p{L})/u;
/** Matches French pronouns that follow a verb and a hyphen, as in “placez-les” and “assurez-vous”. */
const FRENCH_PRONOUNS = /^(?:vous|nous|les|la|le|en|y|lui|leur|moi)(?!\p{L})/u;
/** Matches the first word of a line, including hyphens inside it. */
const FIRST_WORD = /^\p{L}+(?:-\p{L}+)*/u;

/**
 * Maximum number of characters at the end of a line that are searched for a hyphenated word. It bounds the running time
 * for very long lines.
 */
const MAX_HALF_LENGTH = 60;

export const endsWithHyphen = (line: string): boolean => HYPHEN_AT_END.test(line.slice(-MAX_HALF_LENGTH));

/**
 * Returns `line` without its final hyphen, and the separator before `next`: a space between two words, an empty string
 * inside a split word, a hyphen inside a compound word.
 * @param counts how often each word occurs in the book, see `countWords`
 */
export function resolveHyphen(
  line: string,
  next: string,
  counts: ReadonlyMap<string, number>,
): [line: string, separator: string] {
  const end = line.trimEnd();
  const head = HYPHEN_AT_END.exec(end.slice(-MAX_HALF_LENGTH))?.[1];
  const tail = FIRST_WORD.exec(next.trimStart())?.[0];
  if (!head || !tail) return [end, ' '];
  const keepsHyphen = SHARED_HALF.test(end.slice(-MAX_HALF_LENGTH)) || isCompound(head, tail, counts);
  return [end.slice(0, -1), keepsHyphen ? '-' : ''];
}

function isCompound(head: string, tail: string, counts: ReadonlyMap<string, number>): boolean {
  // If the second half starts with a capital, the hyphen belongs to a compound name: “Obi-” and “Wan”.
  if (/^\p{Lu}/u.test(tail)) return true;
  const countOf = (word: string) => counts.get(word.toLowerCase()) ?? 0;
  const joined = countOf(head + tail);
  const compound = countOf(`${head}-${tail}`);
  if (joined !== compound) return compound > joined;
  if (/\p{L}{2}ez$/u.test(head) && FRENCH_PRONOUNS.test(tail)) return true;
  return (
    PARTICLES.test(tail) &&
    /^(?:как|кто|что|где|когда|куда|по|из|всё|що|хто|як|де|чи|який|яка|яке)/iu.test(head)
  );
}
