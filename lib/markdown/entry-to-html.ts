// Renders the syntax tree of an entry to HTML: rules with anchors and numbers, notes, tables, icons and links.
//
//   Markdown: - Кинь [[dice|кубики]]. ^roll
//   HTML:     <ul class="rules"><li id="roll" class="rule rule-item"><div class="rule-body">
//             <a class="rule-n" href="#roll" aria-label="Правило 1">1</a>
//             <p>Кинь <a href="/game/uk/dice/" class="ref" data-ref="dice">кубики</a>.</p></div></li></ul>
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h, s } from 'hastscript';
import type { List, ListItem, Nodes, Root, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { findPlayers } from '../core/player-counts';
import type { NoteKind } from '../data/game-data';
import { getRule } from './mdast-nodes';
import { rehypeIconNowrap } from './rehype-icon-nowrap';
import type { RenderContext } from './render-context';
import { anchorOf, differsLinks, oldAnchors, ruleFrame, ruleProperties, tickCheckbox } from './rule-html';
import { firstStep, isProcedure, stepLabel, stripName, withStrip } from './step-strip';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers['paragraph']>>[0];

const createProcessor = (context: RenderContext) =>
  unified()
    .use(remarkRehype, { handlers: createHandlers(context) })
    .use(rehypeIconNowrap)
    .use(rehypeStringify);

export function renderEntry(tree: Root, context: RenderContext): string {
  const processor = createProcessor(context);
  const html = processor.runSync(structuredClone(tree)) as HastRoot;
  if (context.locked) withoutIds(html.children);
  return processor.stringify(html);
}

/**
 * Replaces every attribute `id` with `data-anchor`. Locked content must have no ids, because a browser opens a closed
 * `<details>` element if the address of the page points to an id inside it. client/spoilers restores the ids when the
 * reader unlocks the content.
 */
function withoutIds<T extends HastRoot['children']>(nodes: T): T {
  visit({ type: 'root', children: nodes } as HastRoot, 'element', ({ properties }) => {
    if (properties.id === undefined) return;
    properties.dataAnchor = properties.id;
    delete properties.id;
  });
  return nodes;
}

/**
 * Returns the HTML of each rule's text, by rule id. The HTML contains neither the number of the rule, nor its links to
 * other editions, nor its nested rules.
 */
export function renderRules(tree: Root, context: RenderContext): Map<string, string> {
  const processor = createProcessor(context);
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

const createHandlers = (context: RenderContext): Handlers => ({
  ...textHandlers(context),
  ...listHandlers(context),
  ...noteHandlers(context),
  ...tableHandlers(context),
  ...inlineHandlers(context),
});

const renderChildren = (state: State, node: Nodes): ElementContent[] => state.all(node as never);

const textHandlers = (context: RenderContext): Handlers => ({
  paragraph(state, node) {
    const rule = getRule(node);
    const words = h('p', {}, renderChildren(state, node));
    return rule ? h('div', ruleProperties(rule, context), ruleFrame(rule, words, context)) : words;
  },
  heading(state, node) {
    const rule = getRule(node);
    const id = rule && anchorOf(context, rule.id);
    return h(`h${node.depth}`, { id, className: ['section'] }, [
      ...oldAnchors(rule, context),
      h('a', { href: `#${id}`, className: ['section-link'] }, renderChildren(state, node)),
    ]);
  },
});

const listHandlers = (context: RenderContext): Handlers => ({
  list(state, node: List, parent: Nodes | undefined) {
    const list = h(
      node.ordered ? 'ol' : 'ul',
      {
        className: node.ordered ? ['rules', 'steps'] : ['rules'],
        // If a table interrupts a numbered list, the list after the table begins with the next number instead of 1.
        ...(firstStep(node) !== 1 && { start: firstStep(node) }),
      },
      renderChildren(state, node),
    );
    return context.flowLabel && isProcedure(node, parent)
      ? withStrip(node, list, {
          label: stripName(context.flowLabel, node, parent),
          anchorOf: (rule) => anchorOf(context, rule),
          iconName: (id) => context.icon(id).name,
        })
      : list;
  },
  listItem(state, node: ListItem) {
    const rule = getRule(node);
    const [first, ...rest] = node.children;
    const words = h('p', {}, first ? renderChildren(state, first) : []);
    const nested = rest.flatMap((child) => state.one(child as RootContent, node) ?? []) as ElementContent[];
    if (!rule) return h('li', {}, [words, ...nested]);
    const label = rule.kind === 'step' && context.tickLabel?.(stepLabel(node, (id) => context.icon(id).name));
    const tick = label ? [tickCheckbox(rule, label)] : [];
    return h('li', ruleProperties(rule, context), [...ruleFrame(rule, words, context, tick), ...nested]);
  },
});

const noteHandlers = (context: RenderContext): Handlers => ({
  containerDirective(state, node) {
    const kind = node.name as NoteKind;
    const until = node.attributes?.until;
    // A spoiler is a `<details>` element, which is closed even if scripts are disabled.
    if (until)
      return h('details', { className: ['note', `note-${kind}`], dataUntil: until }, [
        h('summary', { className: ['note-label'] }, [
          h('span', { className: ['when-locked'] }, [context.spoilerLabel(until)]),
          h('span', { className: ['when-open'] }, [context.openedLabel(until)]),
        ]),
        ...withoutIds(renderChildren(state, node)),
      ]);
    const ruling = (node.children as RootContent[]).map(getRule).find((rule) => rule?.ruling);
    const className = [
      'note',
      `note-${kind}`,
      ...(ruling && context.isOverruled?.(ruling.id) ? ['is-overruled'] : []),
    ];
    const module = kind === 'module' ? node.attributes?.of : undefined;
    return h('aside', { className, dataNote: kind, ...(module && { dataModule: module }) }, [
      h('p', { className: ['note-label'] }, [
        (ruling && context.rulingLabel?.(ruling)) ??
          (module && context.moduleLabel?.(module)) ??
          context.noteLabel(kind),
      ]),
      ...(ruling?.ruling ? [h('p', { className: ['ruling-question'] }, [ruling.ruling.question])] : []),
      ...renderChildren(state, node),
      ...differsLinks(node.attributes, context),
    ]);
  },
});

const tableHandlers = (context: RenderContext): Handlers => ({
  table(state, node) {
    const rule = getRule(node);
    const rows = renderChildren(state, node) as Element[];
    const [head, ...body] = rows;
    const isByPlayers = head && textOf(head.children[0]) === context.playersColumn;
    const table = h('table', {}, [
      ...(head ? [h('thead', {}, [toHeaderRow(head)])] : []),
      h('tbody', {}, isByPlayers ? body.map(withPlayers) : body),
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
});

const inlineHandlers = (context: RenderContext): Handlers => ({
  icon: (_state, node) => iconToSvg(context.icon(node.value)),
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
      renderChildren(state, node),
    );
  },
  link: (state, node) => h('a', { href: node.url, rel: ['noopener'] }, state.all(node)),
});

const textOf = (node: ElementContent | undefined): string =>
  node?.type === 'text'
    ? node.value
    : node?.type === 'element'
      ? node.children.map(textOf).join('').trim()
      : '';

/** Adds `data-players="3 4"` to a table row whose first cell is «3–4». */
function withPlayers(row: Element): Element {
  const players = findPlayers(textOf(row.children[0]));
  return players ? { ...row, properties: { ...row.properties, dataPlayers: players.join(' ') } } : row;
}

function toHeaderRow(row: Element): Element {
  return {
    ...row,
    children: row.children.map((cell) =>
      cell.type === 'element' ? { ...cell, tagName: 'th', properties: { scope: 'col' } } : cell,
    ),
  };
}

/**
 * Creates the SVG element of an icon. Parses the drawing inside an `<svg>` element, because only there the HTML parser
 * closes `<circle/>`. Elsewhere the parser ignores the slash, so all following shapes would become children of the
 * circle and would not be drawn.
 */
function iconToSvg({ name, svg }: { name: string; svg: string }): Element {
  const [drawing] = fromHtml(`<svg>${svg}</svg>`, { fragment: true }).children;
  return s(
    'svg',
    { className: ['icon'], viewBox: '0 0 24 24', role: 'img', ariaLabel: name },
    drawing?.type === 'element' ? drawing.children : [],
  );
}
