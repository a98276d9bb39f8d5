// What a site is told from outside: where it lives, and where its history and its reports lead. Handed in, never looked up.
import type { Lang } from './languages';

export interface SiteSettings {
  /** "/rules" when the site lives under a sub-path, otherwise "". */
  basePath: string;
  /** Public origin for canonical and shared addresses; relative addresses are used when it is empty. */
  origin: string;
  /** The language of the shelf at the root: the first one the site can be read in. */
  homeLang: Lang;
  /** `https://example.org/pravylo/commits/main/{path}`; empty: no history is linked. */
  historyUrl: string;
  /** `https://example.org/issues/new?title={title}&body={body}` or a mailto:; empty: the report is copied. */
  reportUrl: string;
}
