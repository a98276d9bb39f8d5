// Journeys (sequences of actions of a simulated reader) during a game: pinned rules, the setup checklist and
// spoilers.
import assert from 'node:assert/strict';
import type { Journey } from '../journey';

const GAME_WITH_SPOILERS = '/mandalorian-adventures/uk';

export const pins: Journey = {
  name: 'pin a rule and an entry; both are listed on the page of pins',
  run: async (reader) => {
    await reader.open('/outer-rim/uk/patrols/');
    await reader.tapBlankArea('#dice > .rule-body');
    await reader.tap({ css: 'dialog[open] button', name: 'Закріпити' });
    await reader.waitFor({ role: 'status', text: 'Закріплено' });
    await reader.press('Escape');
    await reader.waitUntilGone({ role: 'dialog' });
    await reader.tap({ role: 'button', name: 'Закріпити статтю' });
    await reader.open('/outer-rim/uk/');
    await reader.tap({ role: 'link', name: 'Закріплене' });
    await reader.waitForAddress('/outer-rim/uk/tonight/');
    await reader.waitFor({ css: '.pins > li', text: 'Число біля' });
    assert.equal((await reader.waitFor({ css: '.pins > li' })).count, 2);
    await reader.reload();
    assert.equal((await reader.waitFor({ css: '.pins > li' })).count, 2);
    await reader.tap({ role: 'button', name: 'Відкріпити все' });
    await reader.waitFor({ text: 'Тут поки порожньо' });
  },
};

export const checklist: Journey = {
  name: 'set up a game for three players with its checklist',
  run: async (reader) => {
    const first = { role: 'checkbox', name: 'Склади мапу' } as const;
    await reader.open('/outer-rim/uk/appendix-setup/');
    await reader.tap({ role: 'radio', name: '3' });
    await reader.waitFor({ css: '.for-players', text: 'першому 4000, другому 6000, третьому 8000' });
    await reader.tap(first);
    await reader.waitFor({ text: 'Готово 1 з' });
    await reader.reload();
    await reader.waitFor({ text: 'Готово 1 з' });
    assert.equal((await reader.waitFor(first)).checked, true);
    await reader.waitFor({ css: '.for-players', text: 'третьому 8000' });
  },
};

export const locks: Journey = {
  name: 'see no spoiler before it is unlocked; unlock it and lock it again',
  run: async (reader) => {
    const isSecret = async () =>
      /малюк/iu.test(await reader.page.run(() => `${document.title} ${document.body.innerText}`, null));
    await reader.open(`${GAME_WITH_SPOILERS}/the-child/`);
    assert.equal(await isSecret(), false);
    await reader.tap({ text: 'Місія 2: ми вже тут' });
    await reader.waitFor({ role: 'heading', name: 'Малюк', exact: true });
    await reader.open(`${GAME_WITH_SPOILERS}/components/`);
    await reader.waitFor({ text: 'Жетон малюка — 1.' });
    await reader.tap({ role: 'button', name: 'Налаштування читання' });
    await reader.tap({ role: 'switch', name: 'Місія 2: ми вже тут' });
    await reader.press('Escape');
    await reader.waitUntilGone({ text: 'Жетон малюка — 1.' });
    await reader.open(`${GAME_WITH_SPOILERS}/the-child/`);
    assert.equal(await isSecret(), false);
  },
};
