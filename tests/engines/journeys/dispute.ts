// A dispute at the table: the rule is shown, scanned, copied and sent.
import assert from 'node:assert/strict';
import decode from 'jsqr';
import type { Journey } from '../journey';
import { closeSearch, openSearch, type Reader } from '../person';
import { readPng } from '../read-png';

const ENTRY = '/outer-rim/uk/patrols/';
const FIELD = { role: 'combobox' } as const;

async function openActions(reader: Reader, rule: string): Promise<void> {
  await reader.tapBeside(`#${rule} > .rule-body`);
  await reader.see({ role: 'button', name: 'Показати за столом' });
}

/** What was copied, by the one means that every engine gives a reader: it is pasted. */
async function pasted(reader: Reader): Promise<string> {
  await reader.press('Escape');
  await reader.miss({ role: 'dialog' });
  await openSearch(reader);
  await reader.press('Control+v');
  await reader.until(async () => (await reader.see(FIELD)).value !== '', 'something pasted');
  const { value } = await reader.see(FIELD);
  await closeSearch(reader);
  return value;
}

export const show: Journey = {
  name: 'show it across the table in both languages; another phone scans its code',
  short: true,
  make: async (reader, server) => {
    await reader.open(ENTRY);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Показати за столом' });
    await reader.see({ css: '.show section[lang="uk"]', text: 'Патруль не є кораблем' });
    await reader.see({ css: '.show section[lang="ru"]', text: 'не корабль' });
    await reader.see({ css: '.show .qr[data-ready]' });
    const address = `${server.origin}${ENTRY}not-a-ship/`;
    // As with a camera, the hand may not be still at the first look.
    await reader.until(async () => {
      const { data, width, height } = readPng(await reader.page.picture());
      return decode(data, width, height)?.data === address;
    }, `a code that says ${address}`);
    await reader.press('Escape');
    await reader.miss({ role: 'dialog' });
    await reader.at(ENTRY);
  },
};

export const copy: Journey = {
  name: 'copy its link and its words; the link opens the rule',
  make: async (reader, server) => {
    await reader.open(ENTRY);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Посилання', exact: true });
    await reader.see({ role: 'status', text: 'Скопійовано' });
    const link = await pasted(reader);
    assert.equal(link, `${server.origin}${ENTRY}not-a-ship/`);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Текст', exact: true });
    await reader.see({ role: 'status', text: 'Скопійовано' });
    assert.match(await pasted(reader), /^«Патруль не є кораблем.*» ?Зовнішнє Кільце · Патрулі/);
    await reader.page.open(link);
    await reader.at(`${ENTRY}#not-a-ship`);
    await reader.until(async () => (await reader.see({ css: '#not-a-ship' })).inView, 'the rule in view');
  },
};

export const share: Journey = {
  name: 'send it by the system’s share sheet, or copy it where there is none',
  make: async (reader, server) => {
    await reader.open(ENTRY);
    const ownSheet = await reader.page.run(() => 'share' in navigator, null);
    if (!ownSheet) {
      await openActions(reader, 'dice');
      await reader.tap({ role: 'button', name: 'Поділитися' });
      await reader.see({ role: 'status', text: 'Скопійовано' });
      assert.match(await pasted(reader), /^«Число біля/);
    }
    await reader.page.run(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (given: ShareData) => Object.assign(window, { given }),
      });
    }, null);
    await openActions(reader, 'not-a-ship');
    await reader.tap({ role: 'button', name: 'Поділитися' });
    const given = () =>
      reader.page.run(() => (window as unknown as { given?: ShareData }).given ?? null, null);
    await reader.until(async () => (await given()) !== null, 'something given to the share sheet');
    assert.equal((await given())?.url, `${server.origin}${ENTRY}not-a-ship/`);
  },
};
