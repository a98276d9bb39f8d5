// Parses the options of `npm run new-game`. If an option is invalid, throws an error that says what was expected.
import { SITE_FOLDERS } from '../../core/addresses';
import { suggest } from '../../core/diagnostics';
import { ID } from '../../core/ids';
import { isLang, LANGS, type Lang } from '../../core/languages';
import type { NewGame } from './new-game-files';

export interface NewGameOptions {
  id: string;
  /** Language codes, separated by commas: `uk,en`. */
  langs: string;
  name?: string | undefined;
}

export function parseNewGameOptions({ id, langs, name }: NewGameOptions): NewGame {
  if (!ID.test(id))
    throw new Error(
      `Unexpected id \`${id}\`, expected kebab-case English words such as \`outer-rim\`: it becomes the address.`,
    );
  if ((SITE_FOLDERS as readonly string[]).includes(id))
    throw new Error(
      `Unexpected id \`${id}\`, expected a name that the site does not use for its own folders: ${SITE_FOLDERS.join(', ')} are taken.`,
    );
  return { id, langs: parseLangs(langs), name: name?.trim() || defaultName(id) };
}

function parseLangs(text: string): Lang[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (codes.length === 0) throw new Error(`Unexpected empty --langs, expected some of ${LANGS.join(', ')}.`);
  return codes.map((code) => {
    if (isLang(code)) return code;
    const addLanguage = `a new language begins with lib/i18n/${code}.ts, see CONTRIBUTING.md.`;
    const nearest = suggest(code, LANGS);
    throw new Error(
      `Unexpected language \`${code}\`, expected some of ${LANGS.join(', ')}.\nhelp: ${nearest ? `${nearest} Or ${addLanguage}` : addLanguage}`,
    );
  });
}

/** Returns the default name of a game: `my-game` becomes "My game". */
function defaultName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
