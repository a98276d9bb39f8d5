// Types that this project adds to mdast, the Markdown syntax tree: nodes for icons and for references to entries, and
// the rule that is attached to a paragraph, list item, heading or table.
import type { Data, Literal, Node, Parent, PhrasingContent } from 'mdast';
import type { NoteKind, RuleData } from '../data/game-data';

/** The data of a rule that is attached to a node. It has no `text`, because the content of the node is the text. */
export type Rule = Omit<RuleData, 'text'>;

/** An icon inside a sentence, written `:ship-combat:`. */
export interface IconNode extends Literal {
  type: 'icon';
  /** Id of the icon. */
  value: string;
}

/** A reference to an entry or rule, written `[[combat#ties|нічия]]`. */
export interface EntryReference extends Parent {
  type: 'entryReference';
  entry: string;
  rule?: string;
  /**
   * Set if lib/auto-links added the reference because its words are a name of the entry. Absent if the author wrote the
   * reference.
   */
  auto?: true;
  children: PhrasingContent[];
}

export const NOTE_KINDS = [
  'example',
  'team',
  'solo',
  'spoiler',
  'differs',
  'unclear',
  'ruling',
  'module',
] as const satisfies NoteKind[];

declare module 'mdast' {
  interface Data {
    rule?: Rule;
  }
  interface PhrasingContentMap {
    icon: IconNode;
    entryReference: EntryReference;
  }
  interface RootContentMap {
    icon: IconNode;
    entryReference: EntryReference;
  }
}

/** Returns the rule that `remark-rules.ts` attached to a node, or undefined if the node is not a rule. */
export const getRule = (node: Node): Rule | undefined => (node.data as Data | undefined)?.rule;

export function setRule(node: Node, rule: Rule): void {
  node.data = { ...node.data, rule } as Data;
}
