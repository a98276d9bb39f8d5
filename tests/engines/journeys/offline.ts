// Without a network: one visit brings everything, the server goes, and a later version comes when it is asked for.
import assert from 'node:assert/strict';
import { storageKey } from '../../../lib/core/storage-schema';
import { makeSite } from '../../offline/small-site';
import type { Journey } from '../journey';
import { openSearch, openShelf, type Reader } from '../person';

const PRINTED = '.pravylo/engines-printed';
const CORRECTED = '.pravylo/engines-corrected';
const ENTRY = '/outer-rim/uk/ability-timing/';
/** What the correction changes, and what it becomes: as long, because pages count their letters. */
const WORDS = { from: 'відбулася', to: 'завершено' };

async function takeAlong(reader: Reader): Promise<void> {
  await openShelf(reader);
  await reader.tap({ role: 'link', name: 'Що збережено на пристрої' });
  await reader.at('/offline/');
  await reader.see({ css: '.overall.is-good', text: 'Усе на пристрої й ціле' }, 120_000);
}

export const offline: Journey = {
  name: 'take along what one reads; read, search, show and toggle with the server gone',
  short: true,
  make: async (reader, server) => {
    // A game comes in the reader's language, and in another once it was opened there.
    await reader.open('/outer-rim/ru/');
    const asked = () => reader.page.run((key) => localStorage.getItem(key) ?? '', storageKey('asked'));
    await reader.until(async () => (await asked()).includes('outer-rim.ru'), 'the edition to be asked for');
    await takeAlong(reader);
    await server.stop();
    await reader.open('/rebellion/uk/');
    await reader.open('/outer-rim/uk/patrols/not-a-ship/');
    await reader.at('/outer-rim/uk/patrols/#not-a-ship');
    await reader.tapBeside('#not-a-ship > .rule-body');
    await reader.tap({ role: 'button', name: 'Показати за столом' });
    await reader.see({ css: '.show .qr[data-ready]' });
    await reader.see({ css: '.show section[lang="ru"]', text: 'не корабль' });
    await reader.press('Escape');
    await reader.miss({ role: 'dialog' });
    await reader.tap({ css: 'nav.language-toggle a[hreflang="ru"]' });
    await reader.at(/^\/outer-rim\/ru\/patrols\//);
    await reader.alive();
    await openSearch(reader, 'Найти правило');
    await reader.type('патрулём');
    assert.match((await reader.see({ role: 'option' })).text, /Патрули/);
  },
};

export const update: Journey = {
  name: 'keep reading the version at hand; take the corrected one when told',
  dir: `${PRINTED}/site`,
  make: async (reader, server) => {
    const now = { role: 'button', name: 'Оновити зараз' } as const;
    await takeAlong(reader);
    await reader.open(ENTRY);
    await reader.see({ css: '#after', text: WORDS.from });
    server.dir = `${CORRECTED}/site`;
    await reader.open('/offline/');
    await reader.tap({ role: 'button', name: 'Перевірити зараз' });
    await reader.see(now, 60_000);
    await reader.open(ENTRY);
    await reader.see({ css: '#after', text: WORDS.from });
    await reader.open('/offline/');
    await reader.tap(now);
    await reader.miss(now);
    await reader.see({ css: '.overall.is-good' });
    await server.stop();
    await reader.open(ENTRY);
    await reader.see({ css: '#after', text: WORDS.to });
  },
};

/** The two versions of the site that the last journey goes between. */
export async function makeVersions(): Promise<void> {
  await makeSite(PRINTED, ['outer-rim'], { entries: 8 });
  await makeSite(CORRECTED, ['outer-rim'], { entries: 8, changes: [WORDS] });
}
