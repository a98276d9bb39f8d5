// Marks the sentence that is read aloud, and scrolls to it. A browser without the CSS Custom Highlight API marks the
// whole rule.
import type { SpokenSentence } from './collect-sentences';

const NAME = 'read-aloud';
const CLASS = 'is-read-aloud';

/** Marks a sentence, and removes the mark of the previous one. */
export function markSentence(sentence: SpokenSentence | undefined): void {
  document.querySelector(`.${CLASS}`)?.classList.remove(CLASS);
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  highlights?.delete(NAME);
  if (!sentence) return;
  if (highlights) highlights.set(NAME, new Highlight(sentence.range));
  else sentence.element.classList.add(CLASS);
  scrollTo(sentence.range);
}

/** Scrolls only if the sentence is outside the middle of the screen, so that the text stays still while it is read. */
function scrollTo(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= innerHeight * 0.12 && bottom <= innerHeight * 0.65) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - innerHeight * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}
