// Journey (a sequence of actions of a simulated reader) in the editor.
import assert from 'node:assert/strict';
import type { Journey } from '../journey';

const FIELD = { css: '[data-rule="def"] textarea' } as const;
const WORDS = 'Плитка лягає за шістьма правилами.';

export const correct: Journey = {
  name: 'correct a rule in the editor, reload without losing the draft, and undo the correction',
  run: async (reader) => {
    await reader.open('/edit/?g=planet-unknown&l=uk&t=tile-placement');
    const before = (await reader.waitFor(FIELD)).value;
    await reader.tap(FIELD);
    await reader.press('Control+a');
    await reader.type(WORDS);
    await reader.waitFor({ css: '.editor-page', text: WORDS });
    await reader.waitFor({ css: '.editor-status[data-status="saved"]' });
    await reader.reload();
    const isShown = async (words: string) => (await reader.waitFor(FIELD)).value === words;
    await reader.waitUntil(() => isShown(WORDS), 'the draft after a reload');
    await reader.waitUntil(async () => {
      if (await isShown(before ?? '')) return true;
      await reader.tap({ role: 'button', name: 'Скасувати' });
      return false;
    }, 'the words before the draft');
    assert.equal(
      (await reader.waitFor({ css: '.editor-problems, .editor-page' })).text.includes(WORDS),
      false,
    );
  },
};
