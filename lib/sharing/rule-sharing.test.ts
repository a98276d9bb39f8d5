// Tests how the site shares rules, and the path of a shared rule.
import { describe, expect, it } from 'vitest';
import { privateGameId } from '../core/parse-address';
import {
  chooseRuleSharing,
  MAX_ENTRIES_WITH_RULE_PAGES,
  rulePathTemplate,
  sharedRulePath,
} from './rule-sharing';

describe('the way in which rules are shared', () => {
  it('is a page for each rule, unless the site has many entries', () => {
    expect(chooseRuleSharing(undefined, MAX_ENTRIES_WITH_RULE_PAGES)).toBe('pages');
    expect(chooseRuleSharing('', MAX_ENTRIES_WITH_RULE_PAGES + 1)).toBe('folded');
  });

  it('can be set, and a wrong value is reported', () => {
    expect(chooseRuleSharing('pages', 100_000)).toBe('pages');
    expect(chooseRuleSharing('folded', 1)).toBe('folded');
    expect(() => chooseRuleSharing('none', 1)).toThrow('expected pages or folded');
  });
});

describe('the path of a shared rule', () => {
  const rule = { game: 'outer-rim', lang: 'uk', entry: 'patrols', id: 'dice', spoiler: false };

  it('is that of its share page, or that of the rule in its entry', () => {
    expect(sharedRulePath(rule, 'pages')).toBe('/outer-rim/uk/patrols/dice/');
    expect(sharedRulePath(rule, 'folded')).toBe('/outer-rim/uk/patrols/#dice');
    for (const sharing of ['pages', 'folded'] as const)
      expect(
        rulePathTemplate(sharing).replace(
          /\{(\w+)\}/g,
          (_, name) => ({ ...rule, rule: rule.id })[name as 'rule'],
        ),
      ).toBe(sharedRulePath(rule, sharing));
  });

  it('has the query before the anchor', () => {
    expect(sharedRulePath(rule, 'pages', '?with=sea')).toBe('/outer-rim/uk/patrols/dice/?with=sea');
    expect(sharedRulePath(rule, 'folded', '?with=sea')).toBe('/outer-rim/uk/patrols/?with=sea#dice');
  });

  it('does not reveal a spoiler', () => {
    expect(sharedRulePath({ ...rule, spoiler: true }, 'folded')).toBe('/outer-rim/uk/patrols/');
  });

  it('of a private book leads to the rule on the device', () => {
    expect(sharedRulePath({ ...rule, game: privateGameId('k3x9') }, 'folded')).toBe(
      '/own/?b=k3x9&l=uk&t=patrols#dice',
    );
  });
});
