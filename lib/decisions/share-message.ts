// Formats decisions as the text of a chat message: one line per decision, with the title of its rule. The caller
// appends the link to the decisions.
import type { Decision, DecisionKind } from '../core/decision';

interface MessageWords {
  /** Title of the message, for example «Наші рішення: Зовнішнє Кільце». */
  title: string;
  kinds: Record<DecisionKind, string>;
  /** Text that replaces a decision about a spoiler, for example «Спойлер». */
  locked: string;
}

interface MessageItem {
  decision: Decision;
  /**
   * Whether the rule is a spoiler. The message does not show a decision about a spoiler, because the recipient may not
   * have reached the point of the campaign that unlocks the rule.
   */
  secret: boolean;
}

/** Maximum number of decisions listed in the message; the link contains all of them. */
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
