// Formats notes about rules for rule cards, previews, search results and messages. A note has a label and a text; the
// text of a ruling begins with the question that it answers.
import type { PlainStrings } from '../i18n/uk';
import type { RuleData } from './game-data';

type NoteData = Pick<RuleData, 'note' | 'ruling' | 'module'>;

/** A note about a rule, as cards, search results and messages show it. */
export interface RuleNote extends NoteData {
  /** Text in inline markup. The text of a ruling begins with its question. */
  text: string;
}

type LabelStrings = Pick<PlainStrings, 'notes' | 'rulings'>;

/** Returns the label of a note: "Editions differ", or "Publisher’s ruling (FAQ and Errata, May 2019)". */
export function noteLabel({ note, ruling, module }: NoteData, { notes, rulings }: LabelStrings): string {
  if (module) return module.label;
  if (!ruling) return note ? notes[note] : '';
  const label = ruling.overruledOn ? rulings.until(ruling.overruledOn) : notes.ruling;
  return ruling.source ? `${label} (${ruling.source})` : label;
}

/** Returns the text of a note in inline markup. The text of a ruling begins with its question. */
export const noteText = ({ text, ruling }: Pick<RuleData, 'text' | 'ruling'>): string =>
  ruling ? `${ruling.question} ${text}` : text;

export const toRuleNote = (rule: RuleData): RuleNote => ({
  ...(rule.note && { note: rule.note }),
  ...(rule.ruling && { ruling: rule.ruling }),
  ...(rule.module && { module: rule.module }),
  text: noteText(rule),
});

/** Whether the ruling replaces this rule. A replaced rule no longer applies. */
export const isReplacing = ({ ruling }: Pick<RuleData, 'ruling'>, rule: string): boolean =>
  ruling !== undefined && !ruling.overruledOn && (ruling.replaces?.includes(rule) ?? false);
