// Renders a parsed entry to HTML: rules with anchors and numbers, notes set apart, icons drawn, links resolved.
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h, s } from 'hastscript';
import type { List, ListItem, Nodes, Root, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { NoteKind } from '../data/game-data';
import { findPlayers, type PlayersLine } from '../players';
import { typeset } from '../typography';
import { isProcedure, stepLabel, stripName, withStrip } from './flow';
import { getRule, type Rule } from './nodes';
import { rehypeTogether } from './rehype-together';

type State = Parameters<NonNullable<NonNullable<Options['handlers']>['paragraph']>>[0];

/** Everything the page must know to draw an entry; all lookups are done by the caller. */
export interface RenderContext {
  /** Address of `entry` or `entry#rule`, as it stands in the page. */
  addressOf: (target: string) => string;
  icon: (id: string) => { name: string; svg: string };
  noteLabel: (kind: NoteKind) => string;
  /** "Locked until mission 2", and what stands there once it is open. */
  spoilerLabel: (until: string) => string;
  openedLabel: (until: string) => string;
  /** "Rule 8" for screen readers; without a number, that it can be acted on. */
  ruleLabel: (number?: string) => string;
  tableLabel: string;
  /** The same rule in the game's other languages. */
  otherLanguages: (rule: string) => { lang: string; short: string; label: string; address: string }[];
  /** Where to see both editions of a rule that a note on editions names. */
  differs: (rule: string) => { label: string; short: string; address: string } | undefined;
  /** Links from a note on editions to the rules it speaks of: there, and side by side. */
  differsLinks: (lang: string, rules: readonly string[]) => { title: string; links: DiffersLink[] };
  /** Rules that moved to a rule of this entry: new id to old ids. */
  movedHere: ReadonlyMap<string, readonly string[]>;
  /** Anchor of a rule where several entries share a page; its own id otherwise. */
  idOf?: (rule: string) => string;
  /** The number a reference is followed by on paper. */
  numberOf?: (target: string) => number | undefined;
  /** Steps can be ticked off; the label says which one. */
  tickLabel?: (step: string) => string;
  /** A procedure also as a strip of steps, under this name. */
  flowLabel?: string;
  /** What a rule comes to for a number of players. */
  players?: ReadonlyMap<string, readonly PlayersLine[]>;
  /** "3 players" */
  playersLabel?: (players: readonly number[]) => string;
  /** Heading of a table's first column that makes it a table by the number of players. */
  playersColumn?: string;
}

export interface DiffersLink {
  words: string;
  address: string;
  /** Language of the page it leads to, where that is another. */
  lang?: string;
}

const idOf = (context: RenderContext, rule: string): string => context.idOf?.(rule) ?? rule;

export function renderEntry(tree: Root, context: RenderContext): string {
  const processor = unified()
    .use(remarkRehype, { handlers: createHandlers(context) })
    .use(rehypeTogether)
    .use(rehypeStringify);
  return processor.stringify(processor.runSync(structuredClone(tree)) as HastRoot);
}

/** The words of every rule by its id, without frame, number or the rules below it. */
export function renderRules(tree: Root, context: RenderContext): Map<string, string> {
  const processor = unified()
    .use(remarkRehype, { handlers: createHandlers(context) })
    .use(rehypeTogether)
    .use(rehypeStringify);
  const rules = new Map<string, string>();
  visit(tree, (node) => {
    const rule = getRule(node);
    if (!rule) return;
    const words = node.type === 'listItem' ? node.children[0] : node;
    const bare = structuredClone(words) as RootContent;
    delete bare.data;
    const block = bare.type === 'heading' ? { type: 'paragraph' as const, children: bare.children } : bare;
    const root: Root = { type: 'root', children: [block] };
    rules.set(rule.id, processor.stringify(processor.runSync(root) as HastRoot));
  });
  return rules;
}

function createHandlers(context: RenderContext): NonNullable<Options['handlers']> {
  const inline = (state: State, node: Nodes): ElementContent[] => state.all(node as never);
  return {
    paragraph(state, node) {
      const rule = getRule(node);
      const words = h('p', {}, inline(state, node));
      return rule
        ? h('div', ruleProperties(rule, context), ruleFrame(rule, words, context))
        : h('p', {}, inline(state, node));
    },
    heading(state, node) {
      const rule = getRule(node);
      const id = rule && idOf(context, rule.id);
      return h(`h${node.depth}`, { id, className: ['section'] }, [
        ...oldAnchors(rule, context),
        h('a', { href: `#${id}`, className: ['section-link'] }, inline(state, node)),
      ]);
    },
    list(state, node: List, parent: Nodes | undefined) {
      const list = h(
        node.ordered ? 'ol' : 'ul',
        { className: node.ordered ? ['rules', 'steps'] : ['rules'] },
        state.all(node as never),
      );
      return context.flowLabel && isProcedure(node, parent)
        ? withStrip(node, list, {
            label: stripName(context.flowLabel, node, parent),
            idOf: (rule) => idOf(context, rule),
            iconName: (id) => context.icon(id).name,
          })
        : list;
    },
    listItem(state, node: ListItem) {
      const rule = getRule(node);
      const [first, ...rest] = node.children;
      const words = h('p', {}, first ? inline(state, first) : []);
      const below = rest.flatMap((child) => state.one(child as RootContent, node) ?? []) as ElementContent[];
      if (!rule) return h('li', {}, [words, ...below]);
      const label =
        rule.kind === 'step' && context.tickLabel?.(stepLabel(node, (id) => context.icon(id).name));
      const tick = label ? [drawTick(rule, label)] : [];
      return h('li', ruleProperties(rule, context), [...ruleFrame(rule, words, context, tick), ...below]);
    },
    containerDirective(state, node) {
      const kind = node.name as NoteKind;
      const until = node.attributes?.until;
      // Closed until the reader opens it, also without scripts.
      if (until)
        return h('details', { className: ['note', `note-${kind}`], dataUntil: until }, [
          h('summary', { className: ['note-label'] }, [
            h('span', { className: ['when-locked'] }, [context.spoilerLabel(until)]),
            h('span', { className: ['when-open'] }, [context.openedLabel(until)]),
          ]),
          ...state.all(node as never),
        ]);
      return h('aside', { className: ['note', `note-${kind}`], dataNote: kind }, [
        h('p', { className: ['note-label'] }, [context.noteLabel(kind)]),
        ...state.all(node as never),
        ...differsLinks(node.attributes, context),
      ]);
    },
    table(state, node) {
      const rule = getRule(node);
      const rows = state.all(node as never) as Element[];
      const [head, ...body] = rows;
      const byPlayers = head && textOf(head.children[0]) === context.playersColumn;
      const table = h('table', {}, [
        ...(head ? [h('thead', {}, [asHeader(head)])] : []),
        h('tbody', {}, byPlayers ? body.map(withPlayers) : body),
      ]);
      const frame = h(
        'div',
        { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: context.tableLabel },
        [table],
      );
      return rule ? h('div', ruleProperties(rule, context), ruleFrame(rule, frame, context)) : frame;
    },
    tableRow: (state, node) => h('tr', {}, state.all(node)),
    tableCell: (state, node) => h('td', {}, state.all(node)),
    icon: (_state, node) => drawIcon(context.icon(node.value)),
    entryReference(state, node) {
      const target = node.entry + (node.rule ? `#${node.rule}` : '');
      return h(
        'a',
        {
          href: context.addressOf(target),
          className: node.auto ? ['ref', 'ref-auto'] : ['ref'],
          dataRef: target,
          dataNumber: context.numberOf?.(target),
        },
        inline(state, node),
      );
    },
    link: (state, node) => h('a', { href: node.url, rel: ['noopener'] }, state.all(node)),
  };
}

const ruleProperties = (rule: Rule, context: RenderContext): Element['properties'] => ({
  id: idOf(context, rule.id),
  className: ['rule', `rule-${rule.kind}`],
});

/** Number, words and the way to the other languages; nested rules come after it, outside the mark. */
function ruleFrame(
  rule: Rule,
  words: Element,
  context: RenderContext,
  tick: Element[] = [],
): ElementContent[] {
  // A rule without a number has its handle too: seen only when the keyboard comes to it.
  const handle = h(
    'a',
    {
      className: rule.number ? ['rule-n'] : ['rule-n', 'is-quiet'],
      href: `#${idOf(context, rule.id)}`,
      ariaLabel: context.ruleLabel(rule.number),
    },
    [rule.number ?? '#'],
  );
  const others = context
    .otherLanguages(rule.id)
    .map(({ lang, short, label, address }) =>
      h('a', { className: ['rule-lang'], href: address, hrefLang: lang, lang, ariaLabel: label }, [short]),
    );
  const differs = context.differs(rule.id);
  const compare = differs
    ? [
        h('a', { className: ['rule-differs'], href: differs.address, ariaLabel: differs.label }, [
          differs.short,
        ]),
      ]
    : [];
  return [
    ...oldAnchors(rule, context),
    h('div', { className: ['rule-body'] }, [
      handle,
      words,
      ...forPlayers(rule, context),
      ...compare,
      ...tick,
      ...others,
    ]),
  ];
}

/** «Російське видання: правило 15.1 · порівняти» under a note on editions. */
function differsLinks(
  attributes: Record<string, string | null | undefined> | null | undefined,
  context: RenderContext,
): Element[] {
  const rules = attributes?.rules?.split(/\s+/).filter(Boolean) ?? [];
  if (!attributes?.in || rules.length === 0) return [];
  const { title, links } = context.differsLinks(attributes.in, rules);
  if (links.length === 0) return [];
  const items = links.map(({ words, address, lang }) =>
    h('li', {}, [h('a', { href: address, ...(lang && { hrefLang: lang }) }, [words])]),
  );
  return [h('ul', { className: ['differs-links'], ariaLabel: title }, items)];
}

/** What the rule comes to, once for every number of players; the style sheet shows the chosen one. */
function forPlayers(rule: Rule, { players, playersLabel }: RenderContext): Element[] {
  return (players?.get(rule.id) ?? []).map((line) =>
    h('div', { className: ['for-players'], dataPlayers: line.players.join(' ') }, [
      h('span', { className: ['for-players-label'] }, [`${playersLabel?.(line.players) ?? ''}:`]),
      ` ${typeset(line.text)}`,
    ]),
  );
}

/** Works as a checkbox by itself; scripts only remember it. */
const drawTick = (rule: Rule, label: string): Element =>
  h('input', { type: 'checkbox', className: ['tick'], dataTick: rule.id, ariaLabel: label });

const textOf = (node: ElementContent | undefined): string =>
  node?.type === 'text'
    ? node.value
    : node?.type === 'element'
      ? node.children.map(textOf).join('').trim()
      : '';

/** A row that begins with «3–6» says for whom it is. */
function withPlayers(row: Element): Element {
  const players = findPlayers(textOf(row.children[0]));
  return players ? { ...row, properties: { ...row.properties, dataPlayers: players.join(' ') } } : row;
}

/** Published addresses of this rule that are no longer its id still land here, without any script. */
function oldAnchors(rule: Rule | undefined, { movedHere }: RenderContext): Element[] {
  return (rule ? (movedHere.get(rule.id) ?? []) : []).map((id) =>
    h('span', { id, className: ['old-anchor'] }),
  );
}

function asHeader(row: Element): Element {
  return {
    ...row,
    children: row.children.map((cell) =>
      cell.type === 'element' ? { ...cell, tagName: 'th', properties: { scope: 'col' } } : cell,
    ),
  };
}

function drawIcon({ name, svg }: { name: string; svg: string }): Element {
  const drawing = fromHtml(svg, { fragment: true, space: 'svg' });
  return s(
    'svg',
    { className: ['icon'], viewBox: '0 0 24 24', role: 'img', ariaLabel: name },
    drawing.children,
  );
}
