// Journeys (sequences of actions of a simulated reader) that find a rule with the search during a game.
import type { Journey } from '../journey';
import { closeSearch, openSearch, openShelf } from '../simulated-reader';

const QUERY = 'скільки кубиків кидає патруль';
const FIELD = { role: 'combobox', name: 'Знайти правило' } as const;

export const find: Journey = {
  name: 'find a rule by any form of a word, read it in the results, open it, go back',
  inEveryTestRun: true,
  run: async (reader) => {
    await openShelf(reader);
    await reader.tap({ role: 'link', name: 'Зовнішнє Кільце' });
    await reader.waitForAddress('/outer-rim/uk/');
    await openSearch(reader);
    await reader.type(QUERY);
    const answer = { role: 'option', name: 'Патрулі' } as const;
    const isComplete = async () => /кубик/.test((await reader.waitFor(answer)).text);
    await reader.waitUntil(isComplete, 'the answer to the complete question');
    await reader.tap(answer);
    const hash = (await reader.waitForAddress(/^\/outer-rim\/uk\/patrols\/#./)).split('#')[1];
    const isMarked = async () =>
      (await reader.waitFor({ css: `[id="${hash}"] > .rule-body` })).background !== 'rgba(0, 0, 0, 0)';
    await reader.waitUntil(isMarked, 'the rule to be marked');
    await reader.waitUntil(
      async () => (await reader.waitFor({ css: `[id="${hash}"]` })).inView,
      'the rule in view',
    );
    await reader.back();
    await reader.waitFor(answer);
    await reader.waitUntil(
      async () => (await reader.waitFor(FIELD)).value === QUERY,
      'the question in the field',
    );
  },
};

export const findMisspelt: Journey = {
  name: 'find a rule by a misspelling, in Latin letters and with the wrong keyboard layout',
  run: async (reader) => {
    await reader.open('/outer-rim/uk/');
    await openSearch(reader);
    for (const typed of ['потрули', 'patruli', 'gfnhekm']) {
      await reader.type(typed);
      await reader.waitUntil(
        async () => (await reader.waitFor({ role: 'option' })).text.includes('Патрул'),
        `an answer to ${typed}`,
      );
      await reader.tap({ role: 'button', name: 'Очистити пошук' });
      await reader.waitUntil(async () => (await reader.waitFor(FIELD)).value === '', 'an empty field');
    }
    await closeSearch(reader);
  },
};
