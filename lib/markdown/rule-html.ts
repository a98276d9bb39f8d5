// Builds the HTML around the text of a rule: its number, the texts that depend on the number of players, its checkbox,
// and links to rulings and other editions.
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

/** Returns the `id` attribute of a rule's element in the page. */
export const anchorOf = (context: RenderContext, rule: string): string => context.anchorOf?.(rule) ?? rule;

export const ruleProperties = (rule: Rule, context: RenderContext): Element['properties'] => ({
  id: anchorOf(context, rule.id),
  className: ['rule', `rule-${rule.kind}`],
});

/**
 * Returns an accessible name that begins with the visible text. Users of voice control can then say the visible text
 * (WCAG 2.5.3, Label in Name).
 */
const accessibleName = (visible: string, label: string): string => `${visible}. ${label}`;

/**
 * Returns the elements of a rule: anchors for its old ids, and its body with number, text and links. Nested rules are
 * not included.
 */
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
  const rulings = context.rulingsAbout?.(rule.id) ?? [];
  const replacements = context.replacedInModules?.(rule.id) ?? [];
  const replacedIn = [...new Set(replacements.map(({ module }) => module))];
  const className = rulings.some(({ isReplaced }) => isReplaced)
    ? ['rule-body', 'is-replaced']
    : ['rule-body'];
  return [
    ...oldAnchors(rule, context),
    h('div', { className, ...(replacedIn.length > 0 && { dataReplaced: replacedIn.join(' ') }) }, [
      ...ruleNumber(rule, context),
      words,
      ...playerCountTexts(rule, context),
      ...compare,
      ...rulings.map(({ id, short, label }) =>
        h(
          'a',
          {
            className: ['rule-differs', 'rule-ruling'],
            href: `#${anchorOf(context, id)}`,
            ariaLabel: accessibleName(short, label),
          },
          [short],
        ),
      ),
      ...replacements.map(({ id, module, label }) =>
        h(
          'a',
          {
            className: ['rule-differs', 'rule-ruling'],
            href: `#${anchorOf(context, id)}`,
            dataModule: module,
          },
          [label],
        ),
      ),
      ...tick,
      ...others,
    ]),
  ];
}

/**
 * Returns the number of a rule as a link to the rule. A rule without a number has a link that is visible only while it
 * has keyboard focus. In print, the number is plain text.
 */
function ruleNumber({ id, number }: Rule, context: RenderContext): Element[] {
  const label = context.ruleLabel?.(number);
  if (!label) return number ? [h('span', { className: ['rule-n'] }, [number])] : [];
  const className = number ? ['rule-n'] : ['rule-n', 'is-quiet'];
  return [h('a', { className, href: `#${anchorOf(context, id)}`, ariaLabel: label }, [number ?? '#'])];
}

/** Returns the links below a `:::differs` note: «Російське видання: правило 15.1 · порівняти». */
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

/**
 * Returns the texts of a rule for all numbers of players. When the reader has chosen a number, the style sheet shows
 * only the text for this number.
 */
function playerCountTexts(rule: Rule, { players, playersLabel }: RenderContext): Element[] {
  return (players?.get(rule.id) ?? []).map((line) =>
    h('div', { className: ['for-players'], dataPlayers: line.players.join(' ') }, [
      h('span', { className: ['for-players-label'] }, [`${playersLabel?.(line.players) ?? ''}:`]),
      ` ${typeset(line.text)}`,
    ]),
  );
}

/** Creates the checkbox of a step. The checkbox works without scripts; a script only stores whether it is checked. */
export const tickCheckbox = (rule: Rule, label: string): Element =>
  h('input', { type: 'checkbox', className: ['tick'], dataTick: rule.id, ariaLabel: label });

/** Returns anchors for the old ids of a rule. With these anchors, old links lead to the rule even without scripts. */
export function oldAnchors(rule: Rule | undefined, { movedHere }: RenderContext): Element[] {
  return (rule ? (movedHere.get(rule.id) ?? []) : []).map((id) =>
    h('span', { id, className: ['old-anchor'] }),
  );
}
