// What is fuzzed of decisions: links, messages and files from anybody, and phones that send, remove and take in in any order.
import assert from 'node:assert/strict';
import { BACKUP_KEYS, decisionsIn, parseBackupFile, toBackupFile } from '../../lib/backup/backup-file';
import { gainOf, restored } from '../../lib/backup/restore';
import {
  type Decision,
  decisionsOf,
  isDecision,
  onlyDecisions,
  type Remembered,
} from '../../lib/core/decision';
import { DEFAULTS, parseStored, type Stored } from '../../lib/core/storage-schema';
import { toBytes, toDigits } from '../../lib/decisions/compact-text';
import { confirmed, ruleThen, withDecision, withoutDecision } from '../../lib/decisions/edit-decisions';
import { findCode, readCode, toCode } from '../../lib/decisions/link-code';
import { applyImport, mergeDecisions } from '../../lib/decisions/merge-decisions';
import { sumOf } from '../../lib/decisions/rule-hash';
import { anyText, pick, type Random, spoil } from './random-text';
import type { Subject } from './subjects';

const GAME = 'outer-rim';
const TODAY = new Date('2026-11-17T12:00:00Z');
const wordsOf = (random: Random, most: number): string => anyText(random, most).trim().slice(0, most) || 'а';

function anyDecision(random: Random, id = `d${random(6)}`): Decision {
  return {
    id,
    kind: pick(random, ['house', 'reading', 'open'] as const),
    text: wordsOf(random, 300),
    day: '2026-11-17',
    edited: random(1e9),
    ...(random(2) && { at: pick(random, ['combat', 'combat#ties', 'patrols#not-a-ship']) }),
    ...(random(2) && { table: wordsOf(random, 60) }),
    ...(random(2) && { rule: ruleThen('uk', wordsOf(random, 60), wordsOf(random, 300)) }),
  };
}

/** Whatever may stand where a value is wanted. */
const anyValue = (random: Random): unknown =>
  pick(random, [
    wordsOf(random, 40),
    '../../x',
    'javascript:alert(1)',
    '__proto__',
    '',
    random(1e9),
    -1,
    Number.MAX_VALUE,
    null,
    [],
    {},
    true,
  ]);

/** A code whose sum fits, whatever stands in its rows. */
function forgedCode(random: Random): string {
  const row = ['d1', 0, 'так', '2026-11-17', 'zz', 'combat#ties', 0, 'uk', 'Бій, 4', 'Як було.'];
  for (let times = random(4); times > 0; times--) row[random(row.length)] = anyValue(random) as string;
  const rows = Array.from({ length: random(4) }, () => (random(5) === 0 ? anyValue(random) : row));
  const body = toDigits(toBytes(JSON.stringify([random(4) === 0 ? anyValue(random) : GAME, ...rows])));
  return `1.${body}.${sumOf(body)}`;
}

const anyList = (random: Random): Decision[] =>
  Array.from({ length: random(6) }, (_, at) => anyDecision(random, `d${at}`));

export const DECISION_SUBJECTS: Subject[] = [
  {
    name: 'decisions: any link, message or file is read or refused, and what is read is sound',
    trials: 200,
    trial: (random) => {
      const decision = anyDecision(random);
      const code = toCode({ game: GAME, decisions: [decision] });
      const whole = readCode(code);
      assert.deepEqual('value' in whole && whole.value.decisions, [decision]);
      const odd = pick(random, [
        anyText(random, 900),
        spoil(random, code, 1 + random(4)),
        `1.${code}`,
        forgedCode(random),
      ]);
      const read = readCode(findCode(pick(random, [odd, `x#take=${odd}`])) ?? odd);
      if ('value' in read) assert(read.value.decisions.every(isDecision), odd);
    },
  },
  {
    name: 'saved file: however it is spoilt, the device loses nothing, and remembers only what it can read',
    trials: 100,
    trial: (random) => {
      const lines: Remembered[] = [...anyList(random), { id: 'gone', removed: '2026-11-16' }];
      const stored = { ...DEFAULTS, pins: { [GAME]: ['combat'] }, decisions: { [GAME]: lines } };
      const file = toBackupFile({ day: '2026-11-17', stored, own: random(2) ? [{ id: 'k3x' }] : undefined });
      const saved = parseBackupFile(spoil(random, file, random(5)));
      if ('refusal' in saved) return;
      assert(decisionsIn(saved.value, GAME).every(isDecision));
      const now: Stored = {
        ...DEFAULTS,
        decisions: { [GAME]: [...anyList(random), { id: 'd5', removed: '2026-11-15' }] },
      };
      assert(Object.values(gainOf(now, saved.value)).every((count) => Number.isInteger(count) && count >= 0));
      const after = { ...now, ...restored(now, saved.value, { removed: random(2) === 0 }) };
      for (const key of BACKUP_KEYS)
        assert.deepEqual(parseStored(key, JSON.stringify(after[key])), after[key]);
      const ids = new Set((after.decisions[GAME] ?? []).map(({ id }) => id));
      for (const { id } of now.decisions[GAME] ?? []) assert(ids.has(id), `lost ${id}`);
    },
  },
  {
    name: 'two phones: nothing is lost, doubled, or brought back unasked, and the same again changes nothing',
    trials: 200,
    trial: (random) => {
      let phones: [Remembered[], Remembered[]] = [[], []];
      for (let step = 1 + random(12); step > 0; step--) {
        const [ours, theirs] = random(2) ? phones : [phones[1], phones[0]];
        const sent = decisionsOf(theirs).filter(() => random(3) > 0);
        const after = pick(random, [
          () => withDecision(ours, anyDecision(random)),
          () => withoutDecision(ours, `d${random(6)}`, TODAY),
          () => {
            const [first] = decisionsOf(ours);
            const place = { at: 'combat#ties', rule: ruleThen('uk', 'Бій, 4', wordsOf(random, 300)) };
            return first ? withDecision(ours, confirmed(first, place, TODAY)) : ours;
          },
          () => applyImport(ours, mergeDecisions(ours, sent)),
        ])();
        phones = [after, theirs];
        const ids = after.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length, 'doubled');
        assert.deepEqual(onlyDecisions({ [GAME]: after })[GAME]?.length, after.length);
        const taken = applyImport(after, mergeDecisions(after, sent));
        for (const { id } of after)
          assert(
            taken.some((one) => one.id === id),
            `lost ${id}`,
          );
        for (const one of after) if (!('text' in one)) assert(taken.includes(one), `${one.id} came back`);
        assert.deepEqual(applyImport(taken, mergeDecisions(taken, sent)), taken);
      }
    },
  },
];
