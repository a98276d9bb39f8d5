// A remark plugin that finds the rules of an entry. Every paragraph, list item, heading and table is a rule and ends
// with its id, written `^id`. The plugin removes the `^id` from the text and attaches a Rule (id, kind, number,
// section, parent, note) to the node.
//
//   Markdown: - Кинь кубики. ^roll
//               - Порахуй. ^count
//   Tree:     listItem { data.rule: { id: "roll", kind: "item", number: "1" } }
//             listItem { data.rule: { id: "count", kind: "item", number: "1.1", parent: "roll" } }
//   HTML:     <li id="roll" class="rule rule-item">…<ul class="rules"><li id="count" class="rule rule-item">…
//
// The id of a table is in a separate paragraph `^id` after the table. The plugin removes this paragraph.
import type { Heading, List, ListItem, Paragraph, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { ID, ID_DESCRIPTION, MAX_ID_LENGTH } from '../core/ids';
import { typeset } from '../core/typography';
import {
  isEditorialNote,
  type LabelledModule,
  type NoteKind,
  type RuleKind,
  type RulingData,
} from '../data/game-data';
import { getRule, NOTE_KINDS, setRule } from './mdast-nodes';
import { report } from './plugin-diagnostics';

/** Matches the rule id at the end of a text: `Патруль не є кораблем. ^not-a-ship`. */
const RULE_ID = /(?:^|\s+)\^(\S+)\s*$/;

/** Markdown blocks that an entry must not contain, each with advice for the author. */
const UNSUPPORTED_BLOCKS: Record<string, string> = {
  html: 'write Markdown; raw HTML is not supported.',
  code: 'remove the indent of four spaces or the fence.',
  blockquote: 'use `:::example` for text outside the rules.',
  thematicBreak: 'use a heading to separate sections.',
  definition: 'write the link in place: `[words](https://…)`.',
  footnoteDefinition: 'write it as a sub-item.',
};

interface State {
  file: VFile;
  /** Line number of each rule id found so far. */
  lineOfId: Map<string, number>;
  /** Number of the last top-level rule. */
  lastNumber: number;
  /** Id of the current level-2 heading. Absent before the first heading. */
  section?: string;
}

/** Properties of the note that contains the current nodes. They are copied to each rule in the note. */
interface Scope {
  note?: NoteKind;
  until?: string;
  about?: string[];
  ruling?: RulingData;
  module?: LabelledModule;
  replaces?: string[];
}

export function remarkRules() {
  return (tree: Root, file: VFile) => {
    const state: State = { file, lineOfId: new Map(), lastNumber: 0 };
    readBlocks(tree.children as RootContent[], state, {});
    // Removes the paragraphs that contained only the id of a table.
    tree.children = tree.children.filter((node) => !isEmptyIdParagraph(node));
    for (const node of tree.children)
      if (node.type === 'containerDirective')
        node.children = node.children.filter((child) => !isEmptyIdParagraph(child)) as typeof node.children;
  };
}

const isEmptyIdParagraph = (node: RootContent): boolean =>
  node.type === 'paragraph' && node.children.length === 0 && !getRule(node);

function readBlocks(nodes: readonly RootContent[], state: State, scope: Scope): void {
  nodes.forEach((node, index) => {
    readBlock(node, nodes[index + 1], state, scope);
  });
}

function readBlock(node: RootContent, next: RootContent | undefined, state: State, scope: Scope): void {
  switch (node.type) {
    case 'heading':
      readHeading(node, state, scope);
      break;
    case 'paragraph':
      // A paragraph without children contained only the id of the table before it.
      if (node.children.length > 0) attachRule(node, node, 'text', state, scope);
      break;
    case 'table':
      if (next?.type === 'paragraph' && isTableId(next)) attachRule(node, next, 'table', state, scope);
      else
        report(state.file, node, 'missing-rule-id', {
          unexpected: 'table without an id',
          expected: 'a line with `^id` after it',
          help: 'leave a blank line after the table, then write `^short-english-words`.',
        });
      break;
    case 'list':
      readList(node, state, scope);
      break;
    case 'containerDirective': {
      const note = NOTE_KINDS.find((kind) => kind === node.name);
      const until = node.attributes?.until ?? undefined;
      const about = idsIn(node.attributes?.rules);
      readBlocks(node.children, state, {
        ...(note && { note }),
        ...(until && { until }),
        ...(about && { about }),
        ...(note === 'ruling' && { ruling: readRuling(node) }),
        ...(note === 'module' && readModule(node)),
      });
      break;
    }
    default:
      if (node.type in UNSUPPORTED_BLOCKS)
        report(state.file, node, node.type === 'html' ? 'raw-html' : 'unknown-block', {
          unexpected: node.type === 'html' ? 'raw HTML' : `block \`${node.type}\``,
          expected: 'paragraphs, lists, tables, headings and notes',
          help: UNSUPPORTED_BLOCKS[node.type],
        });
  }
}

const idsIn = (attribute: string | null | undefined): string[] | undefined => attribute?.trim().split(/\s+/);

/**
 * Returns the module of a `:::module` note and the rules that the note replaces. The compiler adds the name and the
 * label of the module later, because only game.md contains them.
 */
function readModule({ attributes }: ContainerDirective): Pick<Scope, 'module' | 'replaces'> {
  const id = attributes?.of ?? '';
  const replaces = idsIn(attributes?.replaces);
  return { module: { id, name: id, label: '' }, ...(replaces && { replaces }) };
}

function readRuling({ attributes }: ContainerDirective): RulingData {
  const replaces = idsIn(attributes?.replaces);
  return {
    doc: attributes?.doc ?? '',
    question: typeset(attributes?.question ?? ''),
    ...(replaces && { replaces }),
  };
}

/** Whether the paragraph contains only `^id`, which is the id of the table before it. */
function isTableId(node: Paragraph): boolean {
  const [only, ...rest] = node.children;
  return rest.length === 0 && only?.type === 'text' && /^\^\S+$/.test(only.value);
}

function readHeading(node: Heading, state: State, scope: Scope): void {
  if (node.depth < 2 || node.depth > 3)
    report(state.file, node, 'heading-depth', {
      unexpected: `heading of level ${node.depth}`,
      expected: 'level 2 or 3',
      help: 'the title is level 1; write `## Heading ^id`.',
    });
  const rule = attachRule(node, node, 'heading', state, scope);
  if (rule && node.depth <= 2) state.section = rule;
}

function readList(list: List, state: State, scope: Scope, parent?: { id: string; number?: string }): void {
  let count = 0;
  for (const item of list.children) {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') {
      report(state.file, item, 'empty-item', {
        unexpected: 'list item without a sentence',
        expected: 'a rule and its `^id`',
      });
      continue;
    }
    count++;
    const kind = list.ordered ? 'step' : 'item';
    const id = attachRule(item, first, kind, state, scope, parent && { ...parent, child: count });
    for (const child of rest) readItemChild(child, item, id, state, scope);
  }
}

function readItemChild(
  child: ListItem['children'][number],
  item: ListItem,
  id: string | undefined,
  state: State,
  scope: Scope,
): void {
  if (child.type === 'list') {
    const number = getRule(item)?.number;
    readList(child, state, scope, { id: id ?? '', ...(number && { number }) });
    return;
  }
  report(state.file, child, child.type === 'html' ? 'raw-html' : 'second-block', {
    unexpected: `${child.type === 'paragraph' ? 'second paragraph' : `block \`${child.type}\``} in a list item`,
    expected: 'one statement per item',
    help: 'make it a sub-item (indent by two spaces, three under a step) or end the list first.',
  });
}

/** Removes the `^id` from the end of `words`, attaches the rule to `node`, and returns the id. */
function attachRule(
  node: RootContent | ListItem,
  words: Paragraph | Heading,
  kind: RuleKind,
  state: State,
  scope: Scope,
  parent?: { id: string; number?: string; child: number },
): string | undefined {
  const last = words.children.at(-1);
  const match = last?.type === 'text' ? RULE_ID.exec(last.value) : null;
  if (!match) {
    report(state.file, node, 'missing-rule-id', {
      unexpected: `${kind === 'heading' ? 'heading' : 'rule'} without an id`,
      expected: '`^id` at its end',
      help: 'add ` ^short-english-words`, unique in the entry and equal in all languages.',
    });
    return undefined;
  }
  const id = match[1] ?? '';
  const position = endOf(words) ?? node;
  if (!ID.test(id))
    report(state.file, position, 'bad-rule-id', {
      unexpected: `rule id \`^${id.slice(0, MAX_ID_LENGTH)}\``,
      expected: ID_DESCRIPTION,
    });
  const firstLine = state.lineOfId.get(id);
  if (firstLine !== undefined)
    report(state.file, position, 'duplicate-rule-id', {
      unexpected: `second \`^${id}\``,
      expected: 'an id that is unique in the entry',
      help: `the first is on line ${firstLine}; give this rule another id.`,
    });
  state.lineOfId.set(id, node.position?.start.line ?? 0);
  (last as Text).value = (last as Text).value.slice(0, match.index);
  if (!(last as Text).value) words.children.pop();
  const number = numberOf(kind, scope, state, parent);
  setRule(node, {
    id,
    kind,
    ...(number && { number }),
    ...(state.section && (kind !== 'heading' || (node as Heading).depth > 2) && { section: state.section }),
    ...(parent?.id && { parent: parent.id }),
    ...scope,
  });
  return id;
}

/**
 * Returns the number that players use to cite a rule. Only rules of play have a number; headings, examples and
 * editorial notes (about differences, contradictions and rulings) have none.
 */
function numberOf(
  kind: RuleKind,
  scope: Scope,
  state: State,
  parent?: { number?: string; child: number },
): string | undefined {
  if (kind === 'heading' || scope.note === 'example' || isEditorialNote(scope.note)) return undefined;
  if (parent) return parent.number && `${parent.number}.${parent.child}`;
  state.lastNumber++;
  return String(state.lastNumber);
}

/** Returns the position of the last character of a text, which is the end of the rule id. */
function endOf(words: Paragraph | Heading): { line: number; column: number } | undefined {
  const end = words.position?.end;
  return end && { line: end.line, column: Math.max(1, end.column - 1) };
}
