// Journeys without a network: the site downloads everything during one visit, then the server stops. Also tests that a
// new version of the site becomes active only when the reader asks for it.
import assert from 'node:assert/strict';
import { storageKey } from '../../../lib/core/storage-schema';
import { writeSiteSubset } from '../../offline/site-subset';
import type { Journey } from '../journey';
import { openSearch, openShelf, type Reader } from '../simulated-reader';

const FIRST_VERSION = '.pravylo/engines-first-version';
const CORRECTED_VERSION = '.pravylo/engines-corrected-version';
const ENTRY = '/outer-rim/uk/ability-timing/';
/**
 * A word in the first version of the site, and the word that replaces it in the second version. Both have the same
 * length, because pages contain the lengths of their texts.
 */
const WORDS = { from: 'відбулася', to: 'завершено' };

async function downloadEverything(reader: Reader): Promise<void> {
  await openShelf(reader);
  await reader.tap({ role: 'link', name: 'Офлайн-доступ' });
  await reader.waitForAddress('/offline/');
  await reader.waitFor({ css: '.overall.is-good', text: 'Усе завантажено' }, 120_000);
}

export const offline: Journey = {
  name: 'download an edition; read, search, show a rule and switch the language with the server stopped',
  inEveryTestRun: true,
  run: async (reader, server) => {
    // The site downloads each game in the reader's language. It downloads a game in another language when the reader
    // has opened it.
    await reader.open('/outer-rim/ru/');
    const requested = () => reader.page.run((key) => localStorage.getItem(key) ?? '', storageKey('asked'));
    await reader.waitUntil(
      async () => (await requested()).includes('outer-rim.ru'),
      'the edition to be requested',
    );
    await downloadEverything(reader);
    await server.stop();
    await reader.open('/rebellion/uk/');
    await reader.open('/outer-rim/uk/patrols/not-a-ship/');
    await reader.waitForAddress('/outer-rim/uk/patrols/#not-a-ship');
    await reader.tapBlankArea('#not-a-ship > .rule-body');
    await reader.tap({ role: 'button', name: 'Показати за столом' });
    await reader.waitFor({ css: '.show .qr[data-ready]' });
    await reader.waitFor({ css: '.show section[lang="ru"]', text: 'не корабль' });
    await reader.press('Escape');
    await reader.waitUntilGone({ role: 'dialog' });
    await reader.tap({ css: 'nav.language-toggle a[hreflang="ru"]' });
    await reader.waitForAddress(/^\/outer-rim\/ru\/patrols\//);
    await reader.waitUntilReady();
    await openSearch(reader, 'Найти правило');
    await reader.type('патрулём');
    assert.match((await reader.waitFor({ role: 'option' })).text, /Патрули/);
  },
};

export const update: Journey = {
  name: 'keep reading the stored version; install the corrected version on request',
  dir: `${FIRST_VERSION}/site`,
  run: async (reader, server) => {
    const now = { role: 'button', name: 'Оновити зараз' } as const;
    await downloadEverything(reader);
    await reader.open(ENTRY);
    await reader.waitFor({ css: '#after', text: WORDS.from });
    server.dir = `${CORRECTED_VERSION}/site`;
    await reader.open('/offline/');
    await reader.tap({ role: 'button', name: 'Перевірити зараз' });
    await reader.waitFor(now, 60_000);
    await reader.open(ENTRY);
    await reader.waitFor({ css: '#after', text: WORDS.from });
    await reader.open('/offline/');
    await reader.tap(now);
    await reader.waitUntilGone(now);
    await reader.waitFor({ css: '.overall.is-good' });
    await server.stop();
    await reader.open(ENTRY);
    await reader.waitFor({ css: '#after', text: WORDS.to });
  },
};

/** Builds the two versions of the site that the journey `update` needs. */
export async function buildVersions(): Promise<void> {
  await writeSiteSubset(FIRST_VERSION, ['outer-rim'], { entries: 8 });
  await writeSiteSubset(CORRECTED_VERSION, ['outer-rim'], { entries: 8, changes: [WORDS] });
}
