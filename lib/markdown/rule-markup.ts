// Builds the HTML around the words of a rule: number, texts by number of players, checkbox, links to other editions.
//
//   <div class="rule-body"><a class="rule-n" href="#roll" aria-label="Правило 1">1</a><p>Кинь кубики.</p>
//     <div class="for-players" data-players="3 4"><span class="for-players-label">3–4 гравці:</span> двічі</div>
//     <a class="rule-differs" href="/game/uk-ru/combat/#roll" aria-label="≠ РУ. порівняти">≠ РУ</a>
//     <input type="checkbox" class="tick" data-tick="roll" aria-label="Зроблено: Кинь кубики">
//     <a class="rule-lang" href="/game/ru/combat/#roll" hreflang="ru" lang="ru" aria-label="РУ. по-русски">РУ</a></div>
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { typeset } from '../core/typography';
import type { Rule } from './mdast-nodes';
import type { RenderContext } from './render-context';

/** The id of a rule's element in the page. */
export const anchorOf = (context: RenderContext, rule: string): string => context.anchorOf?.(rule) ?? rule;

export const ruleProperties = (rule: Rule, context: RenderContext): Element['properties'] => ({
  id: anchorOf(context, rule.id),
  className: ['rule', `rule-${rule.kind}`],
});

/** Begins with the visible text, so that voice control recognizes it (WCAG 2.5.3, Label in Name). */
const accessibleName = (visible: string, label: string): string => `${visible}. ${label}`;

/** Old anchors and the rule body. Nested rules follow it, outside the body. */
export function ruleFrame(
  rule: Rule,
  words: Element,
  context: RenderContext,
  tick: Element[] = [],
): ElementContent[] {
  const others = context.otherLanguages(rule.id).map(({ lang, short, label, address }) =>
    h(
      'a',
      {
        className: ['rule-lang'],
        href: address,
        hrefLang: lang,
        lang,
        ariaLabel: accessibleName(short, label),
      },
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
            ariaLabel: accessibleName(differs.short, differs.label),
          },
          [differs.short],
        ),
      ]
    : [];
  return [
    ...oldAnchors(rule, context),
    h('div', { className: ['rule-body'] }, [
      ...ruleNumber(rule, context),
      words,
      ...playerCountTexts(rule, context),
      ...compare,
      ...tick,
      ...others,
    ]),
  ];
}

/** The number as a link to the rule. A rule without a number has a link too, visible only on keyboard focus. */
function ruleNumber({ id, number }: Rule, context: RenderContext): Element[] {
  const label = context.ruleLabel?.(number);
  if (!label) return number ? [h('span', { className: ['rule-n'] }, [number])] : [];
  const className = number ? ['rule-n'] : ['rule-n', 'is-quiet'];
  return [h('a', { className, href: `#${anchorOf(context, id)}`, ariaLabel: label }, [number ?? '#'])];
}

/** The links under a `:::differs` note: «Російське видання: правило 15.1 · порівняти». */
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

/** The text of the rule for each number of players; the style sheet shows the chosen one. */
function playerCountTexts(rule: Rule, { players, playersLabel }: RenderContext): Element[] {
  return (players?.get(rule.id) ?? []).map((line) =>
    h('div', { className: ['for-players'], dataPlayers: line.players.join(' ') }, [
      h('span', { className: ['for-players-label'] }, [`${playersLabel?.(line.players) ?? ''}:`]),
      ` ${typeset(line.text)}`,
    ]),
  );
}

/** A checkbox that works without scripts; scripts only store its state. */
export const tickCheckbox = (rule: Rule, label: string): Element =>
  h('input', { type: 'checkbox', className: ['tick'], dataTick: rule.id, ariaLabel: label });

/** Anchors for published ids that moved to this rule, so that old addresses work without scripts. */
export function oldAnchors(rule: Rule | undefined, { movedHere }: RenderContext): Element[] {
  return (rule ? (movedHere.get(rule.id) ?? []) : []).map((id) =>
    h('span', { id, className: ['old-anchor'] }),
  );
}
