// Fuzz tests of the editor: random edits of the entries of the site and of damaged entries, random undo logs, damaged
// stored drafts, and damaged offers (zip files that readers send to the maintainers).
import assert from 'node:assert/strict';
import { cleanFile } from '../../lib/core/clean-text';
import {
  applyStep,
  invertStep,
  joinSteps,
  mergeTexts,
  type Step,
  toStep,
} from '../../lib/editing/change-log';
import { applyDraft, inspectDraft } from '../../lib/editing/draft';
import type { BookFiles } from '../../lib/editing/edit-book';
import {
  addRule,
  indentRule,
  joinRule,
  moveRule,
  removeRule,
  setKind,
  setNote,
  setText,
  splitRule,
} from '../../lib/editing/edit-entry';
import { readFields } from '../../lib/editing/entry-fields';
import { type EditableEntry, splitEntry, writeEntryText } from '../../lib/editing/entry-text';
import {
  folderToOffer,
  isOfferFile,
  OFFER_ZIP_LIMITS,
  OfferError,
  takeOffer,
} from '../../lib/editing/import-contribution';
import { offerToFiles } from '../../lib/editing/offer';
import { insertIcon, linkWords, toPlainWords, withPlainWords } from '../../lib/editing/plain-text';
import { zipFiles } from '../../lib/export/zip-files';
import { parseEntry } from '../../lib/markdown/parse-entry';
import { PrivateBookError } from '../../lib/private-books/private-book';
import { unpackZip } from '../../lib/private-books/unpack-zip';
import { readContent } from '../../scripts/content/read-content';
import type { FuzzTarget } from './fuzz-targets';
import { mutateText, pick, type Random, randomText } from './random-text';

const entries = (await readContent('content')).filter(({ path }) => /\/[a-z]{2}\/[^/]+\.md$/.test(path));

/** Makes one random change to an entry. A reader can make each of these changes in the editor. */
function editEntry(random: Random, entry: EditableEntry): EditableEntry {
  const at = random(entry.rules.length + 1);
  const text = entry.rules[at]?.text ?? '';
  const typed = random(4) === 0 ? randomText(random, 60) : mutateText(random, toPlainWords(text), 1);
  switch (random(10)) {
    case 0:
      return moveRule(entry, at, random(2) ? 1 : -1);
    case 1:
      return splitRule(entry, at, random(text.length + 1), 'part');
    case 2:
      return joinRule(entry, at, 'entry');
    case 3:
      return addRule(entry, at - 1, 'new');
    case 4:
      return removeRule(entry, at, 'entry');
    case 5:
      return setKind(entry, at, pick(random, ['text', 'item', 'step', 'heading'] as const));
    case 6:
      return indentRule(entry, at, random(2) ? 1 : -1);
    case 7:
      return setNote(entry, at, pick(random, ['example', 'team', undefined]));
    default:
      return entry.rules[at]?.kind === 'table' ? entry : setText(entry, at, withPlainWords(text, typed));
  }
}

/** Replaces a random part of a JSON value with another value. */
function damage(random: Random, value: unknown): unknown {
  if (random(4) === 0) return pick(random, [null, -1, 1e300, 'x', '__proto__', [], {}, true, '../a']);
  if (Array.isArray(value)) return value.map((one) => (random(3) === 0 ? damage(random, one) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      random(12) === 0 ? pick(random, ['../x', 'constructor', 'uk/a.md']) : key,
      random(3) === 0 ? damage(random, one) : one,
    ]),
  );
}

export const EDITOR_TARGETS: FuzzTarget[] = [
  {
    name: 'editor: any edits of an entry keep the id of every rule that is left, and redirect the others',
    trials: 40,
    trial: (random) => {
      const before = splitEntry(pick(random, entries).text);
      let entry = before;
      for (let edits = 1 + random(12); edits > 0; edits--) entry = editEntry(random, entry);
      const text = writeEntryText(entry);
      const { moved } = readFields(entry.front);
      const ids = entry.rules.map(({ id }) => id);
      for (const { id } of before.rules)
        assert(ids.includes(id) || Object.hasOwn(moved, id), `the address of ${id} is lost`);
      assert.equal(new Set(ids).size, ids.length, 'two rules have one id');
      // The content check reports an empty rule and does not read its id, so compare the ids only if no rule is empty.
      if (entry.rules.every((rule) => rule.text.trim()))
        assert.deepEqual([...parseEntry(text.slice(entry.front.length)).rules.keys()], ids, text);
    },
  },
  {
    name: 'editor: any text that a reader types as plain words is shown as these words',
    trials: 200,
    trial: (random) => {
      const { rules } = splitEntry(pick(random, entries).text);
      const markdown =
        pick(
          random,
          rules.filter(({ kind }) => kind !== 'table'),
        )?.text ?? '';
      const icons = { hit: 'влучання', focus: 'два *очі*' };
      const names = (text: string) =>
        text.replaceAll(':hit:', ':влучання:').replaceAll(':focus:', ':два *очі*:');
      const words = toPlainWords(markdown, icons);
      const typed = random(2) === 0 ? randomText(random, 200) : mutateText(random, words, 1 + random(3));
      const written = withPlainWords(markdown, typed, icons);
      assert.equal(toPlainWords(written, icons).trim(), names(typed.replace(/\s*\n\s*/g, ' ')).trim());
    },
  },
  {
    name: 'editor: a link or an icon that is put anywhere into a rule changes no word',
    trials: 200,
    trial: (random) => {
      const { rules } = splitEntry(pick(random, entries).text);
      const markdown = pick(random, rules)?.text ?? '';
      const words = toPlainWords(markdown);
      const from = random(words.length + 1);
      const to = from + random(words.length - from + 1);
      const linked = linkWords(markdown, [from, to], { target: 'x-link', title: 'Посилання' });
      assert.equal(linked.split('[[x-link|').length, 2, linked);
      const lettersOf = (text: string) => text.replace(/[\s[\]|]/g, '');
      const shown = lettersOf(toPlainWords(linked));
      assert([shown, shown.replace('Посилання', '')].includes(lettersOf(words)), linked);
      const drawn = toPlainWords(insertIcon(markdown, from, 'x-icon'));
      assert.equal(lettersOf(drawn).replace(':x-icon:', ''), lettersOf(words), drawn);
    },
  },
  {
    name: 'editor: any damaged entry is written so that reading it again changes nothing',
    trials: 60,
    trial: (random) => {
      const { text } = pick(random, entries);
      const damaged = random(3) === 0 ? randomText(random, 2000) : mutateText(random, text, 1 + random(12));
      const once = writeEntryText(splitEntry(cleanFile(damaged)));
      assert.equal(writeEntryText(splitEntry(once)), once);
    },
  },
  {
    name: 'editor: any log of changes is undone and repeated, and merges lose no change of either side',
    trials: 60,
    trial: (random) => {
      const text = pick(random, entries).text.slice(0, 1500);
      const states: BookFiles[] = [{ 'uk/a.md': text }];
      const steps: Step[] = [];
      for (let count = random(8); count > 0; count--) {
        const last = states.at(-1) ?? {};
        const path = pick(random, ['uk/a.md', 'uk/b.md', 'constructor']);
        const { [path]: removed, ...rest } = last;
        const next =
          random(6) === 0 && removed !== undefined
            ? rest
            : { ...last, [path]: mutateText(random, Object.hasOwn(last, path) ? (removed ?? '') : '', 1) };
        const step = toStep(last, next, 'a');
        if (!step) continue;
        steps.push(step);
        states.push(next);
      }
      let files = states.at(-1);
      for (const step of steps.toReversed()) files = files && applyStep(files, invertStep(step));
      assert.deepEqual(files, states[0]);
      for (const step of steps) files = files && applyStep(files, step);
      assert.deepEqual(files, states.at(-1));
      for (let at = 0; at + 1 < steps.length; at++) {
        const joined = joinSteps(steps[at] as Step, steps[at + 1] as Step);
        if (joined) assert.deepEqual(applyStep(states[at] as BookFiles, joined), states[at + 2]);
      }
      const [mine, theirs] = [mutateText(random, text, 1), mutateText(random, text, 1)];
      const merged = mergeTexts(text, mine, theirs);
      const other = mergeTexts(text, theirs, mine);
      assert.equal(merged.isConflict, other.isConflict);
      if (!merged.isConflict) assert.equal(merged.text, other.text);
    },
  },
  {
    name: 'editor: any damaged draft is read without its invalid parts',
    trials: 200,
    trial: (random) => {
      const { path, text } = pick(random, entries);
      const [game, ...file] = path.split('/');
      const step = toStep({ 'uk/a.md': text }, { 'uk/a.md': mutateText(random, text, 1) }, 'a');
      const draft = {
        game,
        name: 'x',
        revision: 3,
        at: 1,
        files: { [file.join('/')]: { base: text, origin: text, text: mutateText(random, text, 2) } },
        steps: [step],
      };
      const read = inspectDraft(damage(random, draft));
      if (!read) return;
      for (const [name, value] of Object.entries(applyDraft({}, read))) {
        assert(/^[a-z0-9./-]+$/.test(name) && !name.includes('..'), name);
        assert.equal(typeof value, 'string');
      }
      assert(read.at >= 0 && read.at <= read.steps.length);
      for (const one of read.steps) applyStep(applyDraft({}, read), one);
      assert.deepEqual(inspectDraft(JSON.parse(JSON.stringify(read))), read);
    },
  },
  {
    name: 'editor: any offered zip file is taken into the folder of its game or refused with a reason',
    trials: 100,
    trial: (random) => {
      const { path, text } = pick(random, entries);
      const [game = '', ...file] = path.split('/');
      const name = file.join('/');
      const offer = {
        kind: pick(random, ['game', 'changes'] as const),
        game,
        files: { 'game.md': 'x', [name]: mutateText(random, text, 1) },
        base: { [name]: text },
      };
      const texts = [...offerToFiles(offer)].map(([one, content]): [string, string] => [
        random(6) === 0 ? pick(random, [`../${one}`, `/${one}`, `a/${one}`, 'uk/../../x.md']) : one,
        random(6) === 0 ? mutateText(random, content, 2) : content,
      ]);
      const bytes = zipFiles(new Map(texts));
      for (let times = random(4); times > 0; times--) bytes[random(bytes.length)] = random(256);
      try {
        const read = folderToOffer(unpackZip(bytes, OFFER_ZIP_LIMITS, isOfferFile));
        assert(/^[a-z0-9-]+$/.test(read.game), read.game);
        const { files } = takeOffer(read, random(2) ? { [name]: text } : undefined);
        for (const one of Object.keys(files)) assert(/^[a-z0-9./-]+$/.test(one) && !one.includes('..'), one);
      } catch (error) {
        assert(error instanceof OfferError || error instanceof PrivateBookError, String(error));
      }
    },
  },
];
