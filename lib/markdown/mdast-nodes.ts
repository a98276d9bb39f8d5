// Node types that this project adds to mdast: icons, references to entries, and the rule attached to a block.
import type { Data, Literal, Node, Parent, PhrasingContent } from 'mdast';
import type { NoteKind, RuleData } from '../data/game-data';

/** A rule without its text, which is the content of the node. */
export type Rule = Omit<RuleData, 'text'>;

/** `:ship-combat:` */
export interface IconNode extends Literal {
  type: 'icon';
  /** The icon's id. */
  value: string;
}

/** `[[combat#ties|нічия]]` */
export interface EntryReference extends Parent {
  type: 'entryReference';
  entry: string;
  rule?: string;
  /** Added by lib/auto-links because the words name an entry; not written by the author. */
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

/** The rule that `remark-rules.ts` attached to a block, if any. */
export const getRule = (node: Node): Rule | undefined => (node.data as Data | undefined)?.rule;

export function setRule(node: Node, rule: Rule): void {
  node.data = { ...node.data, rule } as Data;
}
