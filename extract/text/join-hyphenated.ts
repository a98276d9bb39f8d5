// Joins the two halves of a word that is hyphenated at a line end, and keeps the hyphen of a compound word.

/** Matches the end of «ограни-» and of «раскры- ». */
const HYPHEN_AT_END = /(\p{L}+)-\s*$/u;
/** Matches the second half of «какой-либо», «всё-таки», «що-небудь»: particles that always have a hyphen. */
const PARTICLES = /^(?:либо|то|нибудь|таки|небудь|за|под|над)(?!\p{L})/u;
/** Matches the second half of «placez-les», «assurez-vous»: French pronouns that follow a verb. */
const FRENCH_PRONOUNS = /^(?:vous|nous|les|la|le|en|y|lui|leur|moi)(?!\p{L})/u;
/** Matches «кона-хранителя» at the start of a line. */
const FIRST_WORD = /^\p{L}+(?:-\p{L}+)*/u;

/** Characters of a line end that are examined, so that a very long line costs no more than a short one. */
const MAX_HALF_LENGTH = 60;

export const endsWithHyphen = (line: string): boolean => HYPHEN_AT_END.test(line.slice(-MAX_HALF_LENGTH));

/**
 * Returns `line` without its final hyphen, and the separator before `next`: a space between two words, nothing inside
 * a split word, a hyphen inside a compound word.
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
  return [end.slice(0, -1), isCompound(head, tail, counts) ? '-' : ''];
}

function isCompound(head: string, tail: string, counts: ReadonlyMap<string, number>): boolean {
  // A capital after the hyphen belongs to a compound name: «Нал-» «Хатта».
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
