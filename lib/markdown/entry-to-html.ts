// Renders a parsed entry to HTML: rules with anchors and numbers, notes set apart, icons drawn, links resolved.
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
import { firstStep, isProcedure, stepLabel, stripName, withStrip } from './procedure-strip';
import { rehypeTogether } from './rehype-icon-nowrap';
import type { RenderContext } from './render-context';
import { differsLinks, drawTick, idOf, oldAnchors, ruleFrame, ruleProperties } from './rule-markup';

type State = Parameters<NonNullable<NonNullable<Options['handlers']>['paragraph']>>[0];

export function renderEntry(tree: Root, context: RenderContext): string {
  const processor = unified()
    .use(remarkRehype, { handlers: createHandlers(context) })
    .use(rehypeTogether)
    .use(rehypeStringify);
  const html = processor.runSync(structuredClone(tree)) as HastRoot;
  if (context.locked) withoutIds(html.children);
  return processor.stringify(html);
}

/** Under a lock nothing has an id: an address would open what is closed, before any script. client/spoilers gives it back. */
function withoutIds<T extends HastRoot['children']>(nodes: T): T {
  visit({ type: 'root', children: nodes } as HastRoot, 'element', ({ properties }) => {
    if (properties.id === undefined) return;
    properties.dataAnchor = properties.id;
    delete properties.id;
  });
  return nodes;
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
        {
          className: node.ordered ? ['rules', 'steps'] : ['rules'],
          // What a table interrupts goes on counting.
          ...(firstStep(node) !== 1 && { start: firstStep(node) }),
        },
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
          ...withoutIds(state.all(node as never) as ElementContent[]),
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

function asHeader(row: Element): Element {
  return {
    ...row,
    children: row.children.map((cell) =>
      cell.type === 'element' ? { ...cell, tagName: 'th', properties: { scope: 'col' } } : cell,
    ),
  };
}

/**
 * The drawing is parsed inside an `<svg>` element, because the HTML parser closes `<circle/>` only there.
 * Outside of it the slash is ignored and every following shape becomes a child of the circle, which is not drawn.
 */
function drawIcon({ name, svg }: { name: string; svg: string }): Element {
  const [drawing] = fromHtml(`<svg>${svg}</svg>`, { fragment: true }).children;
  return s(
    'svg',
    { className: ['icon'], viewBox: '0 0 24 24', role: 'img', ariaLabel: name },
    drawing?.type === 'element' ? drawing.children : [],
  );
}
