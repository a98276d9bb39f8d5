// Turns mentions of other entries into quiet links: the first in each rule, never in links, headings or the entry itself.
import type { Nodes, Parent, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { RegisteredEntry } from '../content/registry';
import { type EntryReference, getRule, type Rule } from '../markdown/mdast-nodes';
import { type Name, plainWords } from './entry-names';
import { findMentions, type NamesByForm } from './find-mentions';

/** A mention and what became of it. */
export interface TermLink {
  entry: string;
  rule: string;
  name: Name;
  /** The words as they stand in the rule, with some of the sentence on both sides. */
  words: string;
  before: string;
  after: string;
  /** Why no link was made; absent where one was. */
  left?: 'unlinked' | 'two-entries';
}

export interface LinkedTerms {
  tree: Root;
  links: TermLink[];
}

export function linkTerms(
  entry: RegisteredEntry,
  names: NamesByForm,
  common: ReadonlySet<Name> = new Set(),
): LinkedTerms {
  const tree = structuredClone(entry.tree);
  const links: TermLink[] = [];
  visit(tree, (node) => {
    const rule = getRule(node);
    if (rule && rule.kind !== 'heading')
      links.push(...linkRule(wordsIn(node), { entry, names, common, rule, seen: writtenIn(wordsIn(node)) }));
  });
  return { tree, links };
}

interface Scope {
  entry: RegisteredEntry;
  names: NamesByForm;
  common: ReadonlySet<Name>;
  rule: Rule;
  /** Targets this rule links to already. */
  seen: Set<string>;
}

/** A list item's own sentence: the rules below it are rules of their own. A table's head only names its columns. */
function wordsIn(node: Nodes): Parent[] {
  if (node.type === 'listItem') return node.children.slice(0, 1) as Parent[];
  return node.type === 'table' ? node.children.slice(1) : [node as Parent];
}

function writtenIn(parents: readonly Parent[]): Set<string> {
  const seen = new Set<string>();
  for (const parent of parents)
    visit(parent, 'entryReference', ({ entry, rule }) => {
      seen.add(rule ? `${entry}#${rule}` : entry);
    });
  return seen;
}

function linkRule(parents: readonly Parent[], scope: Scope): TermLink[] {
  const links: TermLink[] = [];
  for (const parent of parents)
    visit(parent as Nodes, (node, index, holder) => {
      if (node.type === 'entryReference' || node.type === 'link') return SKIP;
      if (node.type !== 'text' || index === undefined || !holder) return;
      const pieces = linkText(node, scope, links);
      (holder as Parent).children.splice(index, 1, ...(pieces as Parent['children']));
      return [SKIP, index + pieces.length];
    });
  return links;
}

function linkText({ value }: Text, scope: Scope, links: TermLink[]): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let from = 0;
  for (const mention of findMentions(value, scope.names)) {
    const [name] = mention.names;
    const words = value.slice(mention.from, mention.to);
    if (!name || !mayLink(mention.names, scope)) continue;
    const left = whyLeft(mention.names, words, scope);
    links.push({
      entry: scope.entry.id,
      rule: scope.rule.id,
      name,
      words,
      before: value.slice(Math.max(0, mention.from - 40), mention.from),
      after: value.slice(mention.to, mention.to + 40),
      ...(left && { left }),
    });
    if (left) continue;
    scope.seen.add(name.target);
    if (mention.from > from) pieces.push({ type: 'text', value: value.slice(from, mention.from) });
    pieces.push(referenceTo(name.target, words));
    from = mention.to;
  }
  if (from < value.length) pieces.push({ type: 'text', value: value.slice(from) });
  return pieces;
}

function referenceTo(target: string, words: string): EntryReference {
  const [entry = '', rule] = target.split('#');
  return {
    type: 'entryReference',
    auto: true,
    entry,
    ...(rule && { rule }),
    children: [{ type: 'text', value: words }],
  };
}

/** Not in the entry that is called so, not twice in a rule, and nothing that would give a spoiler away. */
function mayLink(names: readonly Name[], { entry, common, rule, seen }: Scope): boolean {
  return names.every((name, index) => {
    const { owners, target, until } = name;
    if (owners.includes(entry.id)) return false;
    if (index > 0) return true;
    if (common.has(name)) return false;
    return !seen.has(target) && (!until || until === entry.fields.until || until === rule.until);
  });
}

/** Excluded by the entry it would lead to or the one it stands in, or the name of two entries. */
function whyLeft(names: readonly Name[], words: string, { entry }: Scope): TermLink['left'] {
  const [name] = names;
  if (!name) return 'unlinked';
  const unlinked = [...(entry.fields.unlinked ?? []).map(plainWords), ...name.unlinked];
  if (unlinked.includes(plainWords(words)) || unlinked.includes(plainWords(name.text))) return 'unlinked';
  const rivals = names.filter(({ kind, target }) => kind === name.kind && target !== name.target);
  return rivals.length > 0 ? 'two-entries' : undefined;
}
