// Journeys (sequences of actions of a simulated reader) about reading: another language, two languages side by side,
// link previews, and settings of text and color.
import assert from 'node:assert/strict';
import type { Journey } from '../journey';

const ENTRY = '/outer-rim/uk/patrols/';

export const toggle: Journey = {
  name: 'switch the language at a rule; read both languages side by side',
  run: async (reader) => {
    await reader.open(`${ENTRY}#not-a-ship`);
    await reader.tap({ css: 'nav.language-toggle a[hreflang="ru"]' });
    await reader.waitForAddress('/outer-rim/ru/patrols/#not-a-ship');
    await reader.waitFor({ role: 'heading', name: 'Патрули' });
    await reader.waitUntil(
      async () => (await reader.waitFor({ css: '#not-a-ship' })).inView,
      'the rule in view',
    );
    await reader.open(`${ENTRY}#must-reach`);
    await reader.tap({ role: 'link', name: 'Дві мови поруч' });
    await reader.waitForAddress('/outer-rim/uk-ru/patrols/#must-reach');
    await reader.waitFor({ css: '#must-reach.is-different', text: 'Видання різняться' });
    await reader.waitFor({ css: '#not-a-ship .side[lang="ru"]', text: 'не корабль' });
  },
};

export const preview: Journey = {
  name: 'preview a link, open it, return to the rule',
  run: async (reader) => {
    await reader.open(ENTRY);
    await reader.tap({ css: '#not-a-ship a.ref' });
    await reader.waitFor({ role: 'dialog', text: 'Кораблі' });
    await reader.waitForAddress(ENTRY);
    await reader.press('Escape');
    await reader.waitUntilGone({ role: 'dialog' });
    await reader.tap({ css: '#not-a-ship a.ref' });
    await reader.tap({ role: 'link', name: 'Відкрити статтю' });
    await reader.waitForAddress('/outer-rim/uk/ships/');
    await reader.tap({ css: '.return-chip a, a.return-chip' });
    await reader.waitForAddress(/^\/outer-rim\/uk\/patrols\//);
    await reader.waitUntil(
      async () => (await reader.waitFor({ css: '#not-a-ship' })).inView,
      'the rule in view',
    );
  },
};

export const settings: Journey = {
  name: 'choose the dark theme and the largest text; both settings persist',
  run: async (reader) => {
    await reader.open(ENTRY);
    const readStyle = () =>
      reader.page.run(() => {
        const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
        return { colour: getComputedStyle(document.body).backgroundColor || backgroundColor, size: fontSize };
      }, null);
    const before = await readStyle();
    await reader.tap({ role: 'button', name: 'Налаштування читання' });
    await reader.tap({ role: 'radio', name: 'Темна', exact: true });
    await reader.tap({ role: 'radio', name: 'Найбільший', exact: true });
    await reader.waitUntil(async () => (await readStyle()).colour !== before.colour, 'the dark theme');
    const after = await readStyle();
    assert.ok(Number.parseFloat(after.size) > Number.parseFloat(before.size));
    await reader.reload();
    assert.deepEqual(await readStyle(), after);
  },
};
