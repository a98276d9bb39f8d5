// Reading on: another language, both side by side, a look behind a link, one's own type and colours.
import assert from 'node:assert/strict';
import type { Journey } from '../journey';

const ENTRY = '/outer-rim/uk/patrols/';

export const toggle: Journey = {
  name: 'change the language and keep the rule; read both side by side',
  make: async (reader) => {
    await reader.open(`${ENTRY}#not-a-ship`);
    await reader.tap({ css: 'nav.language-toggle a[hreflang="ru"]' });
    await reader.at('/outer-rim/ru/patrols/#not-a-ship');
    await reader.see({ role: 'heading', name: 'Патрули' });
    await reader.until(async () => (await reader.see({ css: '#not-a-ship' })).inView, 'the rule in view');
    await reader.open(`${ENTRY}#must-reach`);
    await reader.tap({ role: 'link', name: 'Дві мови поруч' });
    await reader.at('/outer-rim/uk-ru/patrols/#must-reach');
    await reader.see({ css: '#must-reach.is-different', text: 'Видання різняться' });
    await reader.see({ css: '#not-a-ship .side[lang="ru"]', text: 'не корабль' });
  },
};

export const preview: Journey = {
  name: 'look behind a link without leaving, open it, return to where one read',
  make: async (reader) => {
    await reader.open(ENTRY);
    await reader.tap({ css: '#not-a-ship a.ref' });
    await reader.see({ role: 'dialog', text: 'Кораблі' });
    await reader.at(ENTRY);
    await reader.press('Escape');
    await reader.miss({ role: 'dialog' });
    await reader.tap({ css: '#not-a-ship a.ref' });
    await reader.tap({ role: 'link', name: 'Відкрити статтю' });
    await reader.at('/outer-rim/uk/ships/');
    await reader.tap({ css: '.return-chip a, a.return-chip' });
    await reader.at(/^\/outer-rim\/uk\/patrols\//);
    await reader.until(async () => (await reader.see({ css: '#not-a-ship' })).inView, 'the rule in view');
  },
};

export const settings: Journey = {
  name: 'choose the dark theme and the largest text; both stay',
  make: async (reader) => {
    await reader.open(ENTRY);
    const look = () =>
      reader.page.run(() => {
        const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
        return { colour: getComputedStyle(document.body).backgroundColor || backgroundColor, size: fontSize };
      }, null);
    const before = await look();
    await reader.tap({ role: 'button', name: 'Налаштування читання' });
    await reader.tap({ role: 'radio', name: 'Темна', exact: true });
    await reader.tap({ role: 'radio', name: 'Найбільший', exact: true });
    await reader.until(async () => (await look()).colour !== before.colour, 'the dark theme');
    const after = await look();
    assert.ok(Number.parseFloat(after.size) > Number.parseFloat(before.size));
    await reader.reload();
    assert.deepEqual(await look(), after);
  },
};
