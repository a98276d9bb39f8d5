// Fuzz tests of decisions (house rules that readers write down and send to each other): untrusted links, messages and
// backup files, and two phones that send, delete and import decisions in any order.
import assert from 'node:assert/strict';
import { BACKUP_KEYS, decisionsIn, parseBackupFile, toBackupFile } from '../../lib/backup/backup-file';
import { applyBackup, summarizeRestore } from '../../lib/backup/restore';
import { cleanLine, cleanText } from '../../lib/core/clean-text';
import {
  type Decision,
  isDecision,
  liveDecisions,
  type StoredDecision,
  validStoredDecisions,
} from '../../lib/core/decision';
import { DEFAULTS, parseStored, type StoredValues } from '../../lib/core/storage-schema';
import { checksum } from '../../lib/core/words-hash';
import { bytesToBase64Url, textToBytes } from '../../lib/decisions/compact-text-encoding';
import {
  confirmDecision,
  toRuleSnapshot,
  withDecision,
  withoutDecision,
} from '../../lib/decisions/edit-decisions';
import { decodeDecisions, encodeDecisions, findCode } from '../../lib/decisions/link-code';
import { applyImport, mergeDecisions } from '../../lib/decisions/merge-decisions';
import type { FuzzTarget } from './fuzz-targets';
import { mutateText, pick, type Random, randomText } from './random-text';

const GAME = 'outer-rim';
const TODAY = new Date('2026-11-17T12:00:00Z');
/** Returns a random text as the site stores it: without control and direction characters. */
const someText = (random: Random, maxLength: number): string =>
  cleanText(randomText(random, maxLength), maxLength) || 'а';
const someLine = (random: Random, maxLength: number): string =>
  cleanLine(randomText(random, maxLength), maxLength) || 'а';

function anyDecision(random: Random, id = `d${random(6)}`): Decision {
  return {
    id,
    kind: pick(random, ['house', 'reading', 'open'] as const),
    text: someText(random, 300),
    day: '2026-11-17',
    edited: random(1e9),
    ...(random(2) && { at: pick(random, ['combat', 'combat#ties', 'patrols#not-a-ship']) }),
    ...(random(2) && { table: someLine(random, 60) }),
    ...(random(2) && { rule: toRuleSnapshot('uk', someLine(random, 60), someText(random, 300)) }),
  };
}

/** Returns a random value of a wrong type or with malicious content. */
const anyValue = (random: Random): unknown =>
  pick(random, [
    randomText(random, 40),
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

/** Returns the code of a link that shares decisions, with random rows and a correct checksum. */
function forgedCode(random: Random): string {
  const row = ['d1', 0, 'так', '2026-11-17', 'zz', 'combat#ties', 0, 'uk', 'Бій, 4', 'Як було.'];
  for (let times = random(4); times > 0; times--) row[random(row.length)] = anyValue(random) as string;
  const rows = Array.from({ length: random(4) }, () => (random(5) === 0 ? anyValue(random) : row));
  const body = bytesToBase64Url(
    textToBytes(JSON.stringify([random(4) === 0 ? anyValue(random) : GAME, ...rows])),
  );
  return `1.${body}.${checksum(body)}`;
}

const anyList = (random: Random): Decision[] =>
  Array.from({ length: random(6) }, (_, at) => anyDecision(random, `d${at}`));

export const DECISION_TARGETS: FuzzTarget[] = [
  {
    name: 'decisions: any link, message or file is read or refused, and what is read is valid',
    trials: 200,
    trial: (random) => {
      const decision = anyDecision(random);
      const code = encodeDecisions({ game: GAME, decisions: [decision] });
      const intact = decodeDecisions(code);
      assert.deepEqual('value' in intact && intact.value.decisions, [decision]);
      const odd = pick(random, [
        randomText(random, 900),
        mutateText(random, code, 1 + random(4)),
        `1.${code}`,
        forgedCode(random),
      ]);
      const read = decodeDecisions(findCode(pick(random, [odd, `x#take=${odd}`])) ?? odd);
      if ('value' in read) assert(read.value.decisions.every(isDecision), odd);
    },
  },
  {
    name: 'backup file: whatever the damage, the device loses nothing and stores only valid values',
    trials: 100,
    trial: (random) => {
      const lines: StoredDecision[] = [...anyList(random), { id: 'gone', removed: '2026-11-16' }];
      const stored = { ...DEFAULTS, pins: { [GAME]: ['combat'] }, decisions: { [GAME]: lines } };
      const file = toBackupFile({
        day: '2026-11-17',
        stored,
        privateBooks: random(2) ? [{ id: 'k3x' }] : undefined,
      });
      const saved = parseBackupFile(mutateText(random, file, random(5)));
      if ('refusal' in saved) return;
      assert(decisionsIn(saved.value, GAME).every(isDecision));
      const now: StoredValues = {
        ...DEFAULTS,
        decisions: { [GAME]: [...anyList(random), { id: 'd5', removed: '2026-11-15' }] },
      };
      assert(
        Object.values(summarizeRestore(now, saved.value)).every(
          (count) => Number.isInteger(count) && count >= 0,
        ),
      );
      const after = { ...now, ...applyBackup(now, saved.value, { removed: random(2) === 0 }) };
      for (const key of BACKUP_KEYS)
        assert.deepEqual(parseStored(key, JSON.stringify(after[key])), after[key]);
      const ids = new Set((after.decisions[GAME] ?? []).map(({ id }) => id));
      for (const { id } of now.decisions[GAME] ?? []) assert(ids.has(id), `lost ${id}`);
    },
  },
  {
    name: 'two phones: nothing is lost, duplicated or restored without a request, and a second import changes nothing',
    trials: 200,
    trial: (random) => {
      let phones: [StoredDecision[], StoredDecision[]] = [[], []];
      for (let step = 1 + random(12); step > 0; step--) {
        const [ours, theirs] = random(2) ? phones : [phones[1], phones[0]];
        const sent = liveDecisions(theirs).filter(() => random(3) > 0);
        const after = pick(random, [
          () => withDecision(ours, anyDecision(random)),
          () => withoutDecision(ours, `d${random(6)}`, TODAY),
          () => {
            const [first] = liveDecisions(ours);
            const place = { at: 'combat#ties', rule: toRuleSnapshot('uk', 'Бій, 4', someText(random, 300)) };
            return first ? withDecision(ours, confirmDecision(first, place, TODAY)) : ours;
          },
          () => applyImport(ours, mergeDecisions(ours, sent)),
        ])();
        phones = [after, theirs];
        const ids = after.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length, 'duplicated');
        assert.deepEqual(validStoredDecisions({ [GAME]: after })[GAME]?.length, after.length);
        const merged = applyImport(after, mergeDecisions(after, sent));
        for (const { id } of after)
          assert(
            merged.some((one) => one.id === id),
            `lost ${id}`,
          );
        for (const one of after) if (!('text' in one)) assert(merged.includes(one), `${one.id} came back`);
        assert.deepEqual(applyImport(merged, mergeDecisions(merged, sent)), merged);
      }
    },
  },
];
