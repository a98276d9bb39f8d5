// Finds the rules of an entry: every paragraph, list item, heading and table with its `^id`, place and number.
import type { Heading, List, ListItem, Paragraph, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { isRemark, type NoteKind, type RuleKind } from '../data/game-data';
import { getRule, NOTE_KINDS, setRule } from './mdast-nodes';
import { report } from './plugin-messages';

/** Matches the end of `Патруль не є кораблем. ^not-a-ship`. */
const RULE_ID = /(?:^|\s+)\^(\S+)\s*$/;
const VALID_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Blocks that are no rules, with what to write instead. */
const FOREIGN: Record<string, string> = {
  html: 'write Markdown; raw HTML is not let through.',
  code: 'remove the indent of four spaces or the fence.',
  blockquote: 'use `:::example` for a passage set apart.',
  thematicBreak: 'use a heading to part sections.',
  definition: 'write the link in place: `[words](https://…)`.',
  footnoteDefinition: 'say it in a sub-item.',
};

interface State {
  file: VFile;
  seen: Map<string, number>;
  top: number;
  section?: string;
}

interface Scope {
  note?: NoteKind;
  until?: string;
  about?: string[];
}

export function remarkRules() {
  return (tree: Root, file: VFile) => {
    const state: State = { file, seen: new Map(), top: 0 };
    readBlocks(tree.children as RootContent[], state, {});
    // A table's id stood in a paragraph of its own: it is on the table now.
    tree.children = tree.children.filter((node) => !isSpent(node));
    for (const node of tree.children)
      if (node.type === 'containerDirective')
        node.children = node.children.filter((child) => !isSpent(child)) as typeof node.children;
  };
}

const isSpent = (node: RootContent): boolean =>
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
      // An empty one held the id of the table before it.
      if (node.children.length > 0) claim(node, node, 'text', state, scope);
      break;
    case 'table':
      if (next?.type === 'paragraph' && isTableId(next)) claim(node, next, 'table', state, scope);
      else
        report(state.file, node, 'missing-rule-id', {
          found: 'table without an id',
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
      const about = node.attributes?.rules?.trim().split(/\s+/);
      readBlocks(node.children, state, {
        ...(note && { note }),
        ...(until && { until }),
        ...(about && { about }),
      });
      break;
    }
    default:
      if (node.type in FOREIGN)
        report(state.file, node, node.type === 'html' ? 'raw-html' : 'unknown-block', {
          found: node.type === 'html' ? 'raw HTML' : `block \`${node.type}\``,
          expected: 'paragraphs, lists, tables, headings and notes',
          help: FOREIGN[node.type],
        });
  }
}

/** A paragraph that holds only `^id` names the table before it. */
function isTableId(node: Paragraph): boolean {
  const [only, ...rest] = node.children;
  return rest.length === 0 && only?.type === 'text' && /^\^\S+$/.test(only.value);
}

function readHeading(node: Heading, state: State, scope: Scope): void {
  if (node.depth < 2 || node.depth > 3)
    report(state.file, node, 'heading-depth', {
      found: `heading of level ${node.depth}`,
      expected: 'level 2 or 3',
      help: 'the title is level 1; write `## Heading ^id`.',
    });
  const rule = claim(node, node, 'heading', state, scope);
  if (rule && node.depth <= 2) state.section = rule;
}

function readList(list: List, state: State, scope: Scope, parent?: { id: string; number?: string }): void {
  let count = 0;
  for (const item of list.children) {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph') {
      report(state.file, item, 'empty-item', {
        found: 'list item without a sentence',
        expected: 'a rule and its `^id`',
      });
      continue;
    }
    count++;
    const kind = list.ordered ? 'step' : 'item';
    const id = claim(item, first, kind, state, scope, parent && { ...parent, child: count });
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
    found: `${child.type === 'paragraph' ? 'second paragraph' : `block \`${child.type}\``} in a list item`,
    expected: 'one statement per item',
    help: 'make it a sub-item (indent by two spaces, three under a step) or end the list first.',
  });
}

/** Takes the `^id` off the end of a block's words and puts the rule on the node; returns its id. */
function claim(
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
      found: `${kind === 'heading' ? 'heading' : 'rule'} without an id`,
      expected: '`^id` at its end',
      help: 'add ` ^short-english-words`, unique in the entry and equal in all languages.',
    });
    return undefined;
  }
  const id = match[1] ?? '';
  const place = endOf(words) ?? node;
  if (!VALID_ID.test(id))
    report(state.file, place, 'bad-rule-id', {
      found: `rule id \`^${id}\``,
      expected: 'kebab-case English words such as `^not-a-ship`',
    });
  const before = state.seen.get(id);
  if (before !== undefined)
    report(state.file, place, 'duplicate-rule-id', {
      found: `second \`^${id}\``,
      expected: 'an id that is unique in the entry',
      help: `the first stands on line ${before}; give this rule a name of its own.`,
    });
  state.seen.set(id, node.position?.start.line ?? 0);
  (last as Text).value = (last as Text).value.slice(0, match.index);
  if (!(last as Text).value) words.children.pop();
  const number = numberOf(kind, scope, state, parent);
  setRule(node, {
    id,
    kind,
    ...(number && { number }),
    ...(state.section && kind !== 'heading' && { section: state.section }),
    ...(kind === 'heading' && (node as Heading).depth > 2 && state.section && { section: state.section }),
    ...(parent?.id && { parent: parent.id }),
    ...scope,
  });
  return id;
}

/** Numbers are for speaking aloud, so only rules that can be argued about have one. */
function numberOf(
  kind: RuleKind,
  scope: Scope,
  state: State,
  parent?: { number?: string; child: number },
): string | undefined {
  if (kind === 'heading' || scope.note === 'example' || isRemark(scope.note)) return undefined;
  if (parent) return parent.number && `${parent.number}.${parent.child}`;
  state.top++;
  return String(state.top);
}

function endOf(words: Paragraph | Heading): { line: number; column: number } | undefined {
  const end = words.position?.end;
  return end && { line: end.line, column: Math.max(1, end.column - 1) };
}
