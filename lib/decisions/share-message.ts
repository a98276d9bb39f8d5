// Decisions as a message that people read: each with the rule it is about; the link that carries them follows after it.
import type { Decision, DecisionKind } from '../core/decision';

interface MessageWords {
  /** «Наші рішення: Зовнішнє Кільце» */
  title: string;
  kinds: Record<DecisionKind, string>;
  /** «Правило під замком» */
  locked: string;
}

interface Told {
  decision: Decision;
  /** Its rule belongs to a later point of a campaign: who reads the message may not have come so far. */
  secret: boolean;
}

/** More lines than these are no message; the link has them all. */
const MOST_LINES = 12;

export function toMessage(list: readonly Told[], { title, kinds, locked }: MessageWords): string {
  const lines = list.slice(0, MOST_LINES).map(({ decision: { rule, kind, text }, secret }) => {
    if (secret) return `• ${locked}`;
    const place = rule ? `${rule.title}. ` : '';
    return `• ${place}${text.replace(/\s+/g, ' ')} (${kinds[kind].toLocaleLowerCase()})`;
  });
  return [title, ...lines, ...(list.length > MOST_LINES ? ['…'] : [])].join('\n');
}
