// Searches every file of the built site for the titles of locked entries (spoilers). Such a title may occur only on
// the page of its entry.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../lib/content/checks/check-content';
import { entriesOf } from '../../lib/content/registry';
import { isLang } from '../../lib/core/languages';
import { typeset } from '../../lib/core/typography';
import { siteContent } from '../support/site-content';

const OUT = 'out';
/**
 * Matches data files, which may contain locked entries: the data of the search, which does not show them, and the
 * offline packs.
 */
const DATA = /^(data|packs)\//;
const TEXT = /\.(html|txt|xml|json|js|css|svg|webmanifest)$/;

interface Secret {
  name: string;
  /** Title of a locked entry as a page shows it. */
  plain: string;
  game: string;
  /** Folder of the page of the locked entry. */
  home: string;
}

const sources = await siteContent();
const secrets: Secret[] = [...checkContent(sources, { root: 'content' }).registry.values()].flatMap((game) =>
  game.fields.languages.filter(isLang).flatMap((lang) =>
    entriesOf(game, lang)
      .filter(({ fields }) => fields.until)
      .flatMap(({ id, fields }) =>
        [
          fields.title,
          fields.en,
          ...(fields.index ?? []).map((term) => (typeof term === 'string' ? term : term.term)),
        ]
          .filter((name) => name !== undefined)
          .map((name) => ({
            name,
            plain: typeset(name).replaceAll('\u00a0', ' '),
            game: game.id,
            home: `${game.id}/${lang}/${id}/`,
          })),
      ),
  ),
);
const homes = new Set(secrets.map(({ home }) => home));

const normaliseSpaces = (text: string): string =>
  text.replace(/&nbsp;|&#xa0;|\u00a0/gi, ' ').replace(/\u2060/g, '');

/**
 * Replaces the escapes in scripts with the characters that they stand for. Removes locked notes, which may contain
 * locked titles: a note with a spoiler can be on a page that is not locked.
 */
const readable = (text: string): string =>
  normaliseSpaces(text)
    .replaceAll('\\u003c', '<')
    .replaceAll('\\u003e', '>')
    .replaceAll('\\"', '"')
    .replace(/<details class="note note-spoiler" data-until=.*?<\/details>/gs, '');

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ANY = new RegExp(secrets.map(({ plain }) => escapePattern(plain)).join('|'), 'i');

/** Maps a game to all its text. A title that is a spoiler in one game may be ordinary text in another game. */
const wordsOfGame = new Map<string, string>();
for (const { path, text } of sources) {
  const [game = ''] = path.split('/');
  wordsOfGame.set(game, `${wordsOfGame.get(game) ?? ''}\n${text}`);
}

/**
 * Finds locked titles that occur as complete words. Ignores the case of letters in files of the game that has the
 * title, but not in other files.
 */
function leaksIn(path: string, text: string): string[] {
  // A quick test, which skips the thousands of pages that contain no locked title.
  if (!ANY.test(normaliseSpaces(text))) return [];
  const words = readable(text);
  const small = words.toLowerCase();
  // The path begins with the id of the game. Only the cards for other sites are in a folder:
  // `embed/rebellion/uk/combat/index.html`.
  const [game = ''] = path.replace(/^embed\//, '').split('/');
  return secrets
    .filter((secret) => {
      const { plain } = secret;
      if (!small.includes(plain.toLowerCase())) return false;
      const inOwnGame = secret.game === game;
      if (!inOwnGame && wordsOfGame.get(game)?.toLowerCase().includes(secret.name.toLowerCase()))
        return false;
      const completeWord = `(?<![\\p{L}\\p{N}])${escapePattern(plain)}(?![\\p{L}\\p{N}])`;
      return new RegExp(completeWord, inOwnGame ? 'iu' : 'u').test(words);
    })
    .map(({ name }) => name);
}

const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && TEXT.test(file.name))
  .map((file) =>
    join(file.parentPath, file.name)
      .split(sep)
      .join('/')
      .slice(OUT.length + 1),
  );
const isHome = (path: string) => [...homes].some((home) => path.startsWith(home));
const read = (path: string) => readFileSync(join(OUT, path), 'utf8');

describe('the names of locked entries', () => {
  it('exist, so that the other tests can fail', () => {
    expect(secrets.length).toBeGreaterThan(8);
    expect(files.length).toBeGreaterThan(300);
  });

  it('are found on their own pages', () => {
    for (const { home, name } of secrets)
      expect(leaksIn(`${home}index.html`, read(`${home}index.html`))).toContain(name);
  });

  it('are nowhere else in the site', () => {
    const leaks = files
      .filter((path) => !DATA.test(path) && !isHome(path))
      .map((path) => [path, leaksIn(path, read(path))] as const)
      .filter(([, names]) => names.length > 0);
    expect(leaks).toEqual([]);
  });

  it('are not in the titles and previews of their own pages', () => {
    for (const path of files.filter((file) => isHome(file) && file.endsWith('.html'))) {
      // Remove addresses first, because they contain ids. An id consists of English words and may equal the title of a
      // locked entry.
      const head = (read(path).match(/<head>.*?<\/head>/s)?.[0] ?? '').replace(
        /(?<=["=])[^"\s]*\/[\w-]+\/[^"\s]*/g,
        '',
      );
      expect(head, path).toContain('<title>');
      expect(leaksIn(path, head.replace(/<(script|style)\b.*?<\/\1>|<link [^>]*>/gs, '')), path).toEqual([]);
    }
  });

  it('are in closed elements without anchors on their pages', () => {
    const locks = files
      .filter((path) => path.endsWith('.html'))
      .flatMap((path) =>
        [...read(path).matchAll(/<details[^>]*data-until="[^"]*"[^>]*>.*?<\/details>/gs)].map(
          ([lock]) => [path, lock] as const,
        ),
      );
    expect(locks.length).toBeGreaterThan(15);
    const open = locks.filter(([, lock]) => /^<details[^>]* open|<[^>]* id="/.test(lock));
    expect(open.map(([path]) => path)).toEqual([]);
  });

  it('are not in the sitemap, and their pages are marked noindex', () => {
    for (const home of homes) expect(read('sitemap.xml')).not.toContain(home);
    for (const home of homes) expect(read(`${home}index.html`)).toContain('name="robots" content="noindex"');
  });
});
