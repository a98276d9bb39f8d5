// The settings of a build: its public address, and the addresses for history and reports. They are passed in, never read from the environment here.
import type { Lang } from './languages';

export interface SiteSettings {
  /** "/rules" when the site is served from a sub-path, otherwise "". */
  basePath: string;
  /** Public origin for canonical and shared addresses; relative addresses are used when it is empty. */
  origin: string;
  /** The language of the home page at the root: the first one that has content. */
  homeLang: Lang;
  /** `https://example.org/pravylo/commits/main/{path}`; when it is empty, no history is linked. */
  historyUrl: string;
  /** `https://example.org/issues/new?title={title}&body={body}` or a mailto: address; when it is empty, the report is copied. */
  reportUrl: string;
}
