// Joins the two halves of a word cut at the end of a line, and keeps the hyphens that are part of the word.

/** Matches the end of «ограни-» and of «раскры- ». */
const CUT = /(\p{L}+)-\s*$/u;
/** Endings that are always written with a hyphen: «какой-либо», «всё-таки», «що-небудь». */
const PARTICLES = /^(?:либо|то|нибудь|таки|небудь|за|под|над)(?!\p{L})/u;
/** «placez-les», «assurez-vous»: what hangs on a French verb. */
const HANGING = /^(?:vous|nous|les|la|le|en|y|lui|leur|moi)(?!\p{L})/u;
const FIRST = /^\p{L}+(?:-\p{L}+)*/u;

/** Half a word is not longer. */
const LONGEST = 60;

export const isCut = (line: string): boolean => CUT.test(line.slice(-LONGEST));

/** What is left of `line`, and what goes between it and `next`: nothing in a cut word, a hyphen in a compound. */
export function findJoint(line: string, next: string, counts: ReadonlyMap<string, number>): [string, string] {
  const end = line.trimEnd();
  const head = CUT.exec(end.slice(-LONGEST))?.[1];
  const tail = FIRST.exec(next.trimStart())?.[0];
  if (!head || !tail) return [end, ' '];
  return [end.slice(0, -1), isCompound(head, tail, counts) ? '-' : ''];
}

function isCompound(head: string, tail: string, counts: ReadonlyMap<string, number>): boolean {
  // A capital after the hyphen begins a name of its own: «Нал-» «Хатта».
  if (/^\p{Lu}/u.test(tail)) return true;
  const often = (word: string) => counts.get(word.toLowerCase()) ?? 0;
  const whole = often(head + tail);
  const compound = often(`${head}-${tail}`);
  if (whole !== compound) return compound > whole;
  if (/\p{L}{2}ez$/u.test(head) && HANGING.test(tail)) return true;
  return (
    PARTICLES.test(tail) &&
    /^(?:как|кто|что|где|когда|куда|по|из|всё|що|хто|як|де|чи|який|яка|яке)/iu.test(head)
  );
}
