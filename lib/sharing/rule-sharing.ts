// Chooses how rules are shared. With the setting `pages`, each rule has a separate share page. With `folded`, the link
// of a rule leads to the rule on the page of its entry.
import { rulePath, targetPath } from '../core/addresses';
import type { RuleSharing } from '../core/site-settings';

/**
 * Maximum number of entries, in all languages together, at which every rule has a separate page by default. An entry
 * has about 15 rules, and several hosts accept at most 20,000 files.
 */
export const MAX_ENTRIES_WITH_RULE_PAGES = 1000;

/**
 * Returns how rules are shared. `setting` is the value of RULE_SHARING. Without this setting, the result depends on the
 * number of entries.
 */
export function chooseRuleSharing(setting: string | undefined, entryCount: number): RuleSharing {
  if (!setting) return entryCount > MAX_ENTRIES_WITH_RULE_PAGES ? 'folded' : 'pages';
  if (setting !== 'pages' && setting !== 'folded')
    throw new Error(`Unexpected RULE_SHARING=${setting}, expected pages or folded.`);
  return setting;
}

interface SharedRule {
  game: string;
  lang: string;
  entry: string;
  id: string;
  spoiler: boolean;
}

/**
 * Returns the path that links and QR codes of a rule use. With the setting `folded` (rules have no pages of their own),
 * the link of a spoiler has no anchor, because the anchor would reveal the spoiler. `query` is the end of the path:
 * `?with=sea`.
 */
export function sharedRulePath(
  { game, lang, entry, id, spoiler }: SharedRule,
  sharing: RuleSharing,
  query = '',
): string {
  if (sharing === 'pages') return rulePath(game, lang, entry, id) + query;
  const [path = '', anchor] = targetPath(game, lang, `${entry}#${id}`).split('#');
  return spoiler ? path + query : `${path}${query}#${anchor}`;
}

/** Template of the path of a rule, for programs that read the data. */
export const rulePathTemplate = (sharing: RuleSharing): string =>
  sharing === 'pages' ? '/{game}/{lang}/{entry}/{rule}/' : '/{game}/{lang}/{entry}/#{rule}';
