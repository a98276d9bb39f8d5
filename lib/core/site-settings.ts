// The settings of a build: its public address, and the addresses for history and reports. This module only has their
// types; scripts/content/settings-from-environment.ts reads them from the environment.
import type { Lang } from './languages';

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
}
