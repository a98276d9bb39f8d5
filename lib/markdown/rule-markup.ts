// What stands around the words of a rule: its number, its ways to other languages and editions, its lines for players.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { typeset } from '../core/typography';
import type { Rule } from './mdast-nodes';
import type { RenderContext } from './render-context';

export const idOf = (context: RenderContext, rule: string): string => context.idOf?.(rule) ?? rule;

export const ruleProperties = (rule: Rule, context: RenderContext): Element['properties'] => ({
  id: idOf(context, rule.id),
  className: ['rule', `rule-${rule.kind}`],
});

/** What is seen stands in what is said, so that who speaks to the device can name it. */
const spoken = (seen: string, label: string): string => `${seen}. ${label}`;

/** Number, words and the way to the other languages; nested rules come after it, outside the mark. */
export function ruleFrame(
  rule: Rule,
  words: Element,
  context: RenderContext,
  tick: Element[] = [],
): ElementContent[] {
  const others = context
    .otherLanguages(rule.id)
    .map(({ lang, short, label, address }) =>
      h(
        'a',
        { className: ['rule-lang'], href: address, hrefLang: lang, lang, ariaLabel: spoken(short, label) },
        [short],
      ),
    );
  const differs = context.differs(rule.id);
  const compare = differs
    ? [
        h(
          'a',
          {
            className: ['rule-differs'],
            href: differs.address,
            ariaLabel: spoken(differs.short, differs.label),
          },
          [differs.short],
        ),
      ]
    : [];
  return [
    ...oldAnchors(rule, context),
    h('div', { className: ['rule-body'] }, [
      ...drawHandle(rule, context),
      words,
      ...forPlayers(rule, context),
      ...compare,
      ...tick,
      ...others,
    ]),
  ];
}

/** A rule without a number has its handle too: seen only when the keyboard comes to it. */
function drawHandle({ id, number }: Rule, context: RenderContext): Element[] {
  const label = context.ruleLabel?.(number);
  if (!label) return number ? [h('span', { className: ['rule-n'] }, [number])] : [];
  const className = number ? ['rule-n'] : ['rule-n', 'is-quiet'];
  return [h('a', { className, href: `#${idOf(context, id)}`, ariaLabel: label }, [number ?? '#'])];
}

/** «Російське видання: правило 15.1 · порівняти» under a note on editions. */
export function differsLinks(
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
export const drawTick = (rule: Rule, label: string): Element =>
  h('input', { type: 'checkbox', className: ['tick'], dataTick: rule.id, ariaLabel: label });

/** Published addresses of this rule that are no longer its id still land here, without any script. */
export function oldAnchors(rule: Rule | undefined, { movedHere }: RenderContext): Element[] {
  return (rule ? (movedHere.get(rule.id) ?? []) : []).map((id) =>
    h('span', { id, className: ['old-anchor'] }),
  );
}
