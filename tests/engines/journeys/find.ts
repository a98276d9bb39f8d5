// A rule is looked for in the middle of a game.
import type { Journey } from '../journey';
import { closeSearch, openSearch, openShelf } from '../person';

const ASKED = 'скільки кубиків кидає патруль';
const FIELD = { role: 'combobox', name: 'Знайти правило' } as const;

export const find: Journey = {
  name: 'find a rule by a word in any form, read it in the list, open it, come back',
  short: true,
  make: async (reader) => {
    await openShelf(reader);
    await reader.tap({ role: 'link', name: 'Зовнішнє Кільце' });
    await reader.at('/outer-rim/uk/');
    await openSearch(reader);
    await reader.type(ASKED);
    const answer = { role: 'option', name: 'Патрулі' } as const;
    const isWhole = async () => /кубик/.test((await reader.see(answer)).text);
    await reader.until(isWhole, 'the answer to the whole question');
    await reader.tap(answer);
    const hash = (await reader.at(/^\/outer-rim\/uk\/patrols\/#./)).split('#')[1];
    const isMarked = async () =>
      (await reader.see({ css: `[id="${hash}"] > .rule-body` })).background !== 'rgba(0, 0, 0, 0)';
    await reader.until(isMarked, 'the rule to be marked');
    await reader.until(async () => (await reader.see({ css: `[id="${hash}"]` })).inView, 'the rule in view');
    await reader.back();
    await reader.see(answer);
    await reader.until(async () => (await reader.see(FIELD)).value === ASKED, 'the question in the field');
  },
};

export const findMisspelt: Journey = {
  name: 'find it misspelt, in Latin letters and on the wrong keyboard',
  make: async (reader) => {
    await reader.open('/outer-rim/uk/');
    await openSearch(reader);
    for (const typed of ['потрули', 'patruli', 'gfnhekm']) {
      await reader.type(typed);
      await reader.until(
        async () => (await reader.see({ role: 'option' })).text.includes('Патрул'),
        `an answer to ${typed}`,
      );
      await reader.tap({ role: 'button', name: 'Стерти запит' });
      await reader.until(async () => (await reader.see(FIELD)).value === '', 'an empty field');
    }
    await closeSearch(reader);
  },
};
