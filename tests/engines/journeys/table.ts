// At the table: what is needed tonight, the setup step by step, and what must not be known yet.
import assert from 'node:assert/strict';
import type { Journey } from '../journey';

const SECRETS = '/mandalorian-adventures/uk';

export const pins: Journey = {
  name: 'pin a rule and an entry; both wait under tonight’s game',
  make: async (reader) => {
    await reader.open('/outer-rim/uk/patrols/');
    await reader.tapBeside('#dice > .rule-body');
    await reader.tap({ css: 'dialog[open] button', name: 'Закріпити' });
    await reader.see({ role: 'status', text: 'Закріплено' });
    await reader.press('Escape');
    await reader.miss({ role: 'dialog' });
    await reader.tap({ role: 'button', name: 'Закріпити статтю' });
    await reader.open('/outer-rim/uk/');
    await reader.tap({ role: 'link', name: 'Сьогодні' });
    await reader.at('/outer-rim/uk/tonight/');
    await reader.see({ css: '.pins > li', text: 'Число біля' });
    assert.equal((await reader.see({ css: '.pins > li' })).count, 2);
    await reader.reload();
    assert.equal((await reader.see({ css: '.pins > li' })).count, 2);
    await reader.tap({ role: 'button', name: 'Прибрати все' });
    await reader.see({ text: 'Тут ще порожньо' });
  },
};

export const checklist: Journey = {
  name: 'set the game up by its checklist, for three players',
  make: async (reader) => {
    const first = { role: 'checkbox', name: 'Склади мапу' } as const;
    await reader.open('/outer-rim/uk/appendix-setup/');
    await reader.tap({ role: 'radio', name: '3' });
    await reader.see({ css: '.for-players', text: 'першому 4000, другому 6000, третьому 8000' });
    await reader.tap(first);
    await reader.see({ text: 'Готово 1 з' });
    await reader.reload();
    await reader.see({ text: 'Готово 1 з' });
    assert.equal((await reader.see(first)).checked, true);
    await reader.see({ css: '.for-players', text: 'третьому 8000' });
  },
};

export const locks: Journey = {
  name: 'meet no secret before its point, open it by a word, lock it again',
  make: async (reader) => {
    const isSecret = async () =>
      /малюк/iu.test(await reader.page.run(() => `${document.title} ${document.body.innerText}`, null));
    await reader.open(`${SECRETS}/the-child/`);
    assert.equal(await isSecret(), false);
    await reader.tap({ text: 'Місія 2: ми вже тут' });
    await reader.see({ role: 'heading', name: 'Малюк', exact: true });
    await reader.open(`${SECRETS}/components/`);
    await reader.see({ text: 'Жетон малюка — 1.' });
    await reader.tap({ role: 'button', name: 'Налаштування читання' });
    await reader.tap({ role: 'switch', name: 'Місія 2: ми вже тут' });
    await reader.press('Escape');
    await reader.miss({ text: 'Жетон малюка — 1.' });
    await reader.open(`${SECRETS}/the-child/`);
    assert.equal(await isSecret(), false);
  },
};
