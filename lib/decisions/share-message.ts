// Formats decisions as a message for people: one line each, with the title of the rule. The caller appends the link.
import type { Decision, DecisionKind } from '../core/decision';

interface MessageWords {
  /** «Наші рішення: Зовнішнє Кільце» */
  title: string;
  kinds: Record<DecisionKind, string>;
  /** «Правило під замком» */
  locked: string;
}

interface MessageItem {
  decision: Decision;
  /** The rule is a spoiler: the recipient may not have reached that point of the campaign. */
  secret: boolean;
}

/** Limit on the listed decisions; the link contains all of them. */
const MAX_LINES = 12;

export function decisionsToMessage(
  list: readonly MessageItem[],
  { title, kinds, locked }: MessageWords,
): string {
  const lines = list.slice(0, MAX_LINES).map(({ decision: { rule, kind, text }, secret }) => {
    if (secret) return `• ${locked}`;
    const place = rule ? `${rule.title}. ` : '';
    return `• ${place}${text.replace(/\s+/g, ' ')} (${kinds[kind].toLocaleLowerCase()})`;
  });
  return [title, ...lines, ...(list.length > MAX_LINES ? ['…'] : [])].join('\n');
}
