// Journeys (sequences of actions) of a simulated reader who settles a dispute during a game: shows a rule on a
// full-screen card, lets others scan its QR code, copies the rule and shares it.
import assert from 'node:assert/strict';
import decode from 'jsqr';
import type { Journey } from '../journey';
import { readPng } from '../read-png';
import { closeSearch, openSearch, type Reader } from '../simulated-reader';

const ENTRY = '/outer-rim/uk/patrols/';
const FIELD = { role: 'combobox' } as const;

async function openActions(reader: Reader, rule: string): Promise<void> {
  await reader.tapBlankArea(`#${rule} > .rule-body`);
  await reader.waitFor({ role: 'button', name: 'Показати за столом' });
}

/**
 * Returns the text in the clipboard by pasting it into the search field, because not every browser lets a script read
 * the clipboard.
 */
async function pasteFromClipboard(reader: Reader): Promise<string> {
  await reader.press('Escape');
  await reader.waitUntilGone({ role: 'dialog' });
  await openSearch(reader);
  await reader.press('Control+v');
  await reader.waitUntil(async () => (await reader.waitFor(FIELD)).value !== '', 'pasted text');
  const { value } = await reader.waitFor(FIELD);
  await closeSearch(reader);
  return value;
}

export const show: Journey = {
  name: 'show a rule in two languages; another phone scans its QR code',
  inEveryTestRun: true,
  run: async (reader, server) => {
    await reader.open(ENTRY);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Показати за столом' });
    await reader.waitFor({ css: '.show section[lang="uk"]', text: 'Патруль не є кораблем' });
    await reader.waitFor({ css: '.show section[lang="ru"]', text: 'не корабль' });
    await reader.waitFor({ css: '.show .qr[data-ready]' });
    const address = `${server.origin}${ENTRY}not-a-ship/`;
    // Tries several screenshots, because the first one may be taken during an animation.
    await reader.waitUntil(async () => {
      const { data, width, height } = readPng(await reader.page.screenshot());
      return decode(data, width, height)?.data === address;
    }, `a QR code of ${address}`);
    await reader.press('Escape');
    await reader.waitUntilGone({ role: 'dialog' });
    await reader.waitForAddress(ENTRY);
  },
};

export const copy: Journey = {
  name: 'copy the link and the text of a rule; the link opens the rule',
  run: async (reader, server) => {
    await reader.open(ENTRY);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Посилання', exact: true });
    await reader.waitFor({ role: 'status', text: 'Скопійовано' });
    const link = await pasteFromClipboard(reader);
    assert.equal(link, `${server.origin}${ENTRY}not-a-ship/`);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Текст', exact: true });
    await reader.waitFor({ role: 'status', text: 'Скопійовано' });
    assert.match(await pasteFromClipboard(reader), /^«Патруль не є кораблем.*» ?Зовнішнє Кільце · Патрулі/);
    await reader.page.open(link);
    await reader.waitForAddress(`${ENTRY}#not-a-ship`);
    await reader.waitUntil(
      async () => (await reader.waitFor({ css: '#not-a-ship' })).inView,
      'the rule in view',
    );
  },
};

export const share: Journey = {
  name: 'share a rule through the system share sheet, or copy it if there is no share sheet',
  run: async (reader, server) => {
    await reader.open(ENTRY);
    const hasShareSheet = await reader.page.run(() => 'share' in navigator, null);
    if (!hasShareSheet) {
      await openActions(reader, 'dice');
      await reader.tap({ role: 'button', name: 'Поділитися' });
      await reader.waitFor({ role: 'status', text: 'Скопійовано' });
      assert.match(await pasteFromClipboard(reader), /^«Число біля/);
    }
    await reader.page.run(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      });
    }, null);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Поділитися' });
    const sharedData = () =>
      reader.page.run(() => (window as unknown as { shared?: ShareData }).shared ?? null, null);
    await reader.waitUntil(async () => (await sharedData()) !== null, 'data passed to the share sheet');
    assert.equal((await sharedData())?.url, `${server.origin}${ENTRY}not-a-ship/`);
  },
};
