// Adds automatic links to a copy of an entry's tree: in each rule, the first mention of each other entry becomes a
// link. Headings, existing links, and mentions of the entry in its own text do not change.
//
//   Tree in:  paragraph > text "Кинь кубики."
//   Tree out: paragraph > text "Кинь ", entryReference { entry: "dice", auto: true } > text "кубики", text "."
//   HTML:     Кинь <a href="/game/uk/dice/" class="ref ref-auto" data-ref="dice">кубики</a>.
import type { Nodes, Parent, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { RegisteredEntry } from '../content/registry';
import { type EntryReference, getRule, type Rule } from '../markdown/mdast-nodes';
import { type EntryName, normalizeWords } from './entry-names';
import { findMentions, type NamesByForm } from './find-mentions';

/** A mention of an entry in the text of a rule. The mention was either linked or skipped. */
export interface TermLink {
  entry: string;
  rule: string;
  name: EntryName;
  /** The words that mention the entry. */
  words: string;
  /** Text before the mention, at most `CONTEXT_LENGTH` characters. */
  before: string;
  /** Text after the mention, at most `CONTEXT_LENGTH` characters. */
  after: string;
  /** Why the mention was not linked. Absent if it was linked. */
  skipped?: 'unlinked' | 'two-entries';
}

export interface LinkedTerms {
  tree: Root;
  links: TermLink[];
}

export function linkTerms(
  entry: RegisteredEntry,
  names: NamesByForm,
  common: ReadonlySet<EntryName> = new Set(),
): LinkedTerms {
  const tree = structuredClone(entry.tree);
  const links: TermLink[] = [];
  visit(tree, (node) => {
    const rule = getRule(node);
    if (rule && rule.kind !== 'heading')
      links.push(
        ...linkRule(textParents(node), {
          entry,
          names,
          common,
          rule,
          seen: linkedTargets(textParents(node)),
        }),
      );
  });
  return { tree, links };
}

interface Scope {
  entry: RegisteredEntry;
  names: NamesByForm;
  common: ReadonlySet<EntryName>;
  rule: Rule;
  /** Targets to which this rule already links. */
  seen: Set<string>;
}

/**
 * Returns the nodes that contain the text of a rule itself. For a list item, this is the first paragraph; for a table,
 * all rows except the header.
 */
function textParents(node: Nodes): Parent[] {
  if (node.type === 'listItem') return node.children.slice(0, 1) as Parent[];
  return node.type === 'table' ? node.children.slice(1) : [node as Parent];
}

/** Returns the targets of the links that the author wrote. */
function linkedTargets(parents: readonly Parent[]): Set<string> {
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

/** Maximum number of characters that a report shows on each side of a mention. */
const CONTEXT_LENGTH = 40;

function linkText({ value }: Text, scope: Scope, links: TermLink[]): PhrasingContent[] {
  const pieces: PhrasingContent[] = [];
  let from = 0;
  for (const mention of findMentions(value, scope.names)) {
    const [name] = mention.names;
    const words = value.slice(mention.from, mention.to);
    if (!name || !mayLink(mention.names, scope)) continue;
    const skipped = skipReason(mention.names, words, scope);
    links.push({
      entry: scope.entry.id,
      rule: scope.rule.id,
      name,
      words,
      before: value.slice(Math.max(0, mention.from - CONTEXT_LENGTH), mention.from),
      after: value.slice(mention.to, mention.to + CONTEXT_LENGTH),
      ...(skipped && { skipped }),
    });
    if (skipped) continue;
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

/**
 * Whether the mention may become a link. An entry does not link to itself, and a rule links to each target only once.
 * Names that are too common are not linked. A locked entry (a spoiler) is linked only from text that is locked until
 * the same point of the campaign.
 */
function mayLink(names: readonly EntryName[], { entry, common, rule, seen }: Scope): boolean {
  return names.every((name, index) => {
    const { owners, target, until } = name;
    if (owners.includes(entry.id)) return false;
    if (index > 0) return true;
    if (common.has(name)) return false;
    return !seen.has(target) && (!until || until === entry.fields.until || until === rule.until);
  });
}

/**
 * Returns why a mention must not be linked, or undefined if it may be linked. `unlinked`: the entry with the mention or
 * the mentioned entry lists the words in its field `unlinked`. `two-entries`: two entries have the same name.
 */
function skipReason(names: readonly EntryName[], words: string, { entry }: Scope): TermLink['skipped'] {
  const [name] = names;
  if (!name) return 'unlinked';
  const unlinked = [...(entry.fields.unlinked ?? []).map(normalizeWords), ...name.unlinked];
  if (unlinked.includes(normalizeWords(words)) || unlinked.includes(normalizeWords(name.text)))
    return 'unlinked';
  const ambiguous = names.filter(({ kind, target }) => kind === name.kind && target !== name.target);
  return ambiguous.length > 0 ? 'two-entries' : undefined;
}
