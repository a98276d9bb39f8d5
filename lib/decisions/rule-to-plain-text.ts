// Converts the text of a rule to plain text. The hash of this text is the same whether the rule comes from a page or
// from the game data.
import type { GameData, RuleData } from '../data/game-data';
import { toWords } from '../sharing/quotation';

/** Returns the text of a rule without markup, with the name of each icon in place of the icon. */
export const ruleToPlainText = ({ text }: RuleData, { icons }: GameData): string =>
  toWords(text, (id) => icons[id]?.name ?? id);
