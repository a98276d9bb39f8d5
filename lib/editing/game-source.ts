// The file `/data/<game>.source.json`, from which the editor reads a game of the site.
import type { BookFiles } from './edit-book';

export interface GameSource {
  /** Name of the game in each language. */
  names: Record<string, string>;
  files: BookFiles;
  /** The rules whose translation is out of date. Empty if the site was built without the complete Git history. */
  outdated: OutdatedRule[];
}

export interface OutdatedRule {
  /** The language in which the rule was changed last. */
  changed: string;
  /** The language in which the text of the rule has not been updated since then. */
  lang: string;
  /** Address of the rule: `patrols#win`. */
  target: string;
}
