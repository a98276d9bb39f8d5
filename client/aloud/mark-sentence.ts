// Highlights the sentence that the voice is reading, and scrolls to it. In a browser without the CSS Custom Highlight
// API, highlights the whole rule.
import type { SpokenSentence } from './collect-sentences';

const NAME = 'read-aloud';
const CLASS = 'is-read-aloud';

/**
 * Highlights a sentence, and removes the highlight of the previous sentence. Without a sentence, only removes the
 * highlight.
 */
export function markSentence(sentence: SpokenSentence | undefined): void {
  document.querySelector(`.${CLASS}`)?.classList.remove(CLASS);
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  highlights?.delete(NAME);
  if (!sentence) return;
  if (highlights) highlights.set(NAME, new Highlight(sentence.range));
  else sentence.element.classList.add(CLASS);
  scrollTo(sentence.range);
}

/**
 * Scrolls to the sentence, but only if it is outside the middle of the screen, so that the text moves as rarely as
 * possible.
 */
function scrollTo(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= innerHeight * 0.12 && bottom <= innerHeight * 0.65) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: top - innerHeight * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}
