// A site of forty invented games with a hundred entries each, made of plain small pages, with the real lists and packs: the
// framework takes many minutes for so many pages, and adds nothing to what is asked of a server.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const GAMES = 40;
export const ENTRIES = 4000;

/** Writes the site to `dir/site`. */
export function makeFortyGames(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
  const content = join(dir, 'content');
  run('scripts/generate-library.ts', '--games', `${GAMES}`, '--entries', `${ENTRIES}`, '--out', content);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  // Only pages that client navigation can read are pages of a game.
  const writePage = (address: string, body: string) => {
    write(`site${address}index.html`, toPage(body));
    write(`site${address}index.txt`, body);
  };
  const ids = readdirSync(content);
  for (const id of ids) {
    const entries = readdirSync(join(content, id, 'uk')).map((name) => ({
      id: name.replace('.md', ''),
      text: readFileSync(join(content, id, 'uk', name), 'utf8'),
    }));
    writePage(
      `/${id}/uk/`,
      entries.map((entry) => `<a href="/${id}/uk/${entry.id}/">${entry.id}</a>`).join('\n'),
    );
    for (const entry of entries) writePage(`/${id}/uk/${entry.id}/`, `${id} ${entry.text}`);
    const data = JSON.stringify({ game: id, lang: 'uk', name: id, entries: [], icons: {} });
    write(`site/data/${id}.uk.json`, data);
    write(`compiled/data/${id}.uk.json`, data);
    write(`compiled/editions/${id}.uk.json`, JSON.stringify({ game: id, lang: 'uk', entries: {} }));
  }
  writePage('/', ids.map((id) => `<a href="/${id}/uk/">${id}</a>`).join('\n'));
  write('site/style.css', 'body{margin:0}');
  write(
    'compiled/games.json',
    JSON.stringify(ids.map((id) => ({ id, editions: [{ lang: 'uk', name: id }] }))),
  );
  run('scripts/write-offline.ts');

  function run(script: string, ...args: string[]): void {
    execFileSync('npx', ['tsx', script, ...args], {
      env: { ...process.env, OUT_DIR: join(dir, 'site'), PRAVYLO_DIR: join(dir, 'compiled') },
      stdio: 'pipe',
    });
  }
}

const toPage = (body: string): string =>
  `<!DOCTYPE html><html lang="uk"><head><meta charset="utf-8"><title>Правило</title></head><body>${body}<script>self.__next_f.push([1,${JSON.stringify(body).replace(/[<>&]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)}])</script></body></html>`;
