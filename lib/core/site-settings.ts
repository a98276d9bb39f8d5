// The type of the settings of a build, such as the public address of the site and the address for reports of mistakes.
// scripts/content/settings-from-environment.ts reads the settings from environment variables.
import type { Lang } from './languages';

/**
 * `pages`: every rule has a share page. `folded`: a shared link to a rule leads to the rule on the page of its entry.
 */
export type RuleSharing = 'pages' | 'folded';

export interface SiteSettings {
  /** Path under which the site is served: "/rules", or "" for the root of its host. */
  basePath: string;
  /** Public origin for canonical and shared addresses. If it is empty, those addresses are relative. */
  origin: string;
  /** Language of the home page at `/`: the first one that has content. */
  homeLang: Lang;
  /**
   * Address of a file's history, such as `https://example.org/pravylo/commits/main/{path}`. If it is empty, pages have
   * no link to the history.
   */
  historyUrl: string;
  /**
   * Address for reports of mistakes, such as `https://example.org/issues/new?title={title}&body={body}` or a mailto:
   * address. If it is empty, the report is copied to the clipboard.
   */
  reportUrl: string;
  /**
   * Address that opens a prefilled message to the maintainers of the site, such as
   * `https://example.org/issues/new?title={title}&body={body}`. If it is empty, the editor only writes files.
   */
  offerUrl: string;
  ruleSharing: RuleSharing;
}
