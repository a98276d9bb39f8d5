// `node scripts/run.mjs tests/browser-engines/take-screenshots DIR [firefox webkit]`: saves screenshots of the main
// pages in every browser and theme, so that a person can compare them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storageKey } from '../../lib/core/storage-schema';
import { OUT_DIR } from '../../scripts/content/folders';
import { startOfflineServer } from '../browser/offline/offline-server';
import { listEngines } from './engines';
import { createReader, openSearch, type Reader } from './simulated-reader';

const ENTRY = '/outer-rim/uk/patrols/';

const SCENES: Record<string, (reader: Reader) => Promise<unknown>> = {
  shelf: (reader) => reader.open('/'),
  game: (reader) => reader.open('/outer-rim/uk/'),
  entry: (reader) => reader.open(`${ENTRY}#not-a-ship`),
  search: async (reader) => {
    await reader.open('/outer-rim/uk/');
    await openSearch(reader);
    await reader.type('патрулем');
    await reader.waitFor({ role: 'option' });
  },
  actions: async (reader) => {
    await reader.open(ENTRY);
    await reader.tapBlankArea('#not-a-ship > .rule-body');
    await reader.waitFor({ role: 'button', name: 'Показати за столом' });
  },
  card: async (reader) => {
    await SCENES.actions?.(reader);
    await reader.tap({ role: 'button', name: 'Показати за столом' });
    await reader.waitFor({ css: '.show .qr[data-ready]' });
    await reader.waitFor({ css: '.show section[lang="ru"]' });
  },
  preview: async (reader) => {
    await reader.open(ENTRY);
    await reader.tap({ css: '#not-a-ship a.ref' });
    await reader.waitFor({ role: 'dialog' });
  },
  settings: async (reader) => {
    await reader.open(ENTRY);
    await reader.tap({ role: 'button', name: 'Налаштування читання' });
    await reader.waitFor({ role: 'radio', name: 'Темна', exact: true });
  },
  offline: async (reader) => {
    await reader.open('/offline/');
    await reader.waitFor({ css: '.overall.is-good' }, 60_000);
  },
  sides: (reader) => reader.open('/outer-rim/uk-ru/patrols/#must-reach'),
  setup: (reader) => reader.open('/planet-unknown/uk/setup/'),
};

const [dir = '.pravylo/engine-screenshots', ...names] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
for (const { name, start } of listEngines()) {
  if (!start || (names.length && !names.includes(name.toLowerCase()))) continue;
  const engine = await start();
  const server = await startOfflineServer(OUT_DIR);
  const page = await engine.newPage();
  const reader = createReader(page, () => server.origin);
  for (const theme of ['light', 'dark']) {
    await reader.open('/offline/');
    await page.run(
      (values) => {
        for (const [key, value] of values) localStorage.setItem(key ?? '', value ?? '');
      },
      [
        [storageKey('theme'), JSON.stringify(theme)],
        [storageKey('lang'), '"uk"'],
      ],
    );
    for (const [scene, act] of Object.entries(SCENES)) {
      await act(reader);
      // Waits for animations to end.
      await new Promise((resolve) => setTimeout(resolve, 800));
      const file = join(dir, `${scene}-${theme}-${name.toLowerCase()}.png`);
      writeFileSync(file, await page.screenshot());
    }
  }
  await page.close();
  await server.stop();
  await engine.close();
}
process.exit();
