// Reads what somebody asks of a new game, and refuses with one clear sentence what cannot be.
import { SITE_FOLDERS } from '../../core/addresses';
import { suggest } from '../../core/diagnostics';
import { ID } from '../../core/ids';
import { isLang, LANGS, type Lang } from '../../core/languages';
import type { NewGame } from './new-game-files';

export interface AskedGame {
  id: string;
  /** `uk,en` */
  langs: string;
  name?: string | undefined;
}

export function planGame({ id, langs, name }: AskedGame): NewGame {
  if (!ID.test(id))
    throw new Error(
      `Unexpected id \`${id}\`, expected kebab-case English words such as \`outer-rim\`: it becomes the address.`,
    );
  if ((SITE_FOLDERS as readonly string[]).includes(id))
    throw new Error(
      `Unexpected id \`${id}\`, expected a name that no folder of the site has: ${SITE_FOLDERS.join(', ')} are taken.`,
    );
  return { id, langs: parseLangs(langs), name: name?.trim() || nameOf(id) };
}

function parseLangs(text: string): Lang[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (codes.length === 0) throw new Error(`Unexpected empty --langs, expected some of ${LANGS.join(', ')}.`);
  return codes.map((code) => {
    if (isLang(code)) return code;
    const own = `a new language begins with lib/i18n/${code}.ts, see CONTRIBUTING.md.`;
    const nearest = suggest(code, LANGS);
    throw new Error(
      `Unexpected language \`${code}\`, expected some of ${LANGS.join(', ')}.\nhelp: ${nearest ? `${nearest} Or ${own}` : own}`,
    );
  });
}

/** `my-game` is called "My game" until somebody names it. */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
