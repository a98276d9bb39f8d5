// Decisions as a message that people read: each with the rule it is about; the link that carries them follows after it.
import type { Decision, DecisionKind } from '../ground/decision';

interface MessageWords {
  /** «Наші рішення: Зовнішнє Кільце» */
  title: string;
  kinds: Record<DecisionKind, string>;
}

/** More lines than these are no message; the link has them all. */
const MOST_LINES = 12;

export function toMessage(decisions: readonly Decision[], { title, kinds }: MessageWords): string {
  const lines = decisions.slice(0, MOST_LINES).map(({ rule, kind, text }) => {
    const place = rule ? `${rule.title}. ` : '';
    return `• ${place}${text.replace(/\s+/g, ' ')} (${kinds[kind].toLocaleLowerCase()})`;
  });
  return [title, ...lines, ...(decisions.length > MOST_LINES ? ['…'] : [])].join('\n');
}
