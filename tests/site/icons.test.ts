// Tests that every icon on every page has the same SVG elements, in the same nesting, as its file in
// content/<game>/icons.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { innerSvg } from '../../lib/content/to-game-data';
import { ICON, shapesOf } from '../support/icon-shapes';
import { siteRegistry } from '../support/site-content';

const OUT = 'out';
it('draws every icon of every page as its file does', { timeout: 120_000 }, async () => {
  const games = await siteRegistry();
  const drawn = new Map<string, number>();
  const wrong = new Set<string>();
  for (const [id, game] of games) {
    /** Maps an icon name to the drawings that it may have. Icons of different languages may have the same name. */
    const expected = new Map<string, Set<string>>();
    for (const [icon, names] of Object.entries(game.fields.icons ?? {}))
      for (const name of Object.values(names)) {
        const shapes = expected.get(name) ?? new Set();
        expected.set(name, shapes.add(shapesOf(innerSvg(game.drawings.get(icon) ?? ''))));
      }
    const seen = new Map<string, string>();
    for (const file of readdirSync(join(OUT, id), { recursive: true, withFileTypes: true })) {
      if (!file.name.endsWith('.html')) continue;
      const path = join(file.parentPath, file.name);
      for (const [markup, label = '', drawing = ''] of readFileSync(path, 'utf8').matchAll(ICON)) {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
        if (!seen.has(markup)) seen.set(markup, shapesOf(drawing));
        const name = label.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
        if (!expected.get(name)?.has(seen.get(markup) ?? '')) wrong.add(`${path}: ${name}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  // Without this check, the test would pass even if the pattern found no icons.
  for (const id of games.keys()) expect(drawn.get(id), id).toBeGreaterThan(50);
});
