// Attacks through the device and the network: faulty servers, wrong clocks, refused storage, killed browsers.
import assert from 'node:assert/strict';
import { isDecision, MAX_EDIT_TIME } from '../../lib/core/decision';
import { newDecision, rewordDecision } from '../../lib/decisions/edit-decisions';
import { OFFLINE_TARGETS } from '../fuzz/offline-targets';
import { createRandom } from '../fuzz/random-text';
import type { Attack, AttackClass, Outcome } from './run-attacks';

/** Number of trials of each fuzz test of the offline copy (the files that the service worker stores). */
const FAULT_TRIALS = 20;

const networkAttacks = (): Attack[] =>
  OFFLINE_TARGETS.flatMap(({ name, trial }) =>
    Array.from({ length: FAULT_TRIALS }, (_, seed) => ({
      name: `${name} (seed ${seed})`,
      run: async (): Promise<Outcome> => {
        await trial(createRandom(Math.imul(seed + 1, 2_654_435_761)));
        return 'held';
      },
    })),
  );

const TIMES = [0, 1, -1, 1e12, 4e12, MAX_EDIT_TIME, MAX_EDIT_TIME - 1, -MAX_EDIT_TIME];

const clockAttacks = (): Attack[] =>
  TIMES.flatMap((written) =>
    TIMES.map((changed) => ({
      name: `a decision written at ${written} and changed at ${changed}`,
      run: (): Outcome => {
        const moment = (time: number) => ({ now: new Date(time), random: () => 0.5 });
        const decision = newDecision({ text: 'Owls sleep.', kind: 'house' }, {}, moment(written));
        // With a clock outside the years 0 to 9999, the decision (a reader's house rule) has no valid date. In this
        // case, the form refuses the decision and keeps the text that the reader typed.
        if (!decision || !isDecision(decision)) return 'refused';
        const after = rewordDecision(decision, { text: 'Owls wake.', kind: 'house' }, new Date(changed));
        assert(isDecision(after) && after.edited >= decision.edited, 'the change is not valid');
        assert.equal(after.text, 'Owls wake.');
        return 'held';
      },
    })),
  );

export const ENVIRONMENT_ATTACKS: AttackClass[] = [
  {
    name: 'network faults',
    attacks: networkAttacks,
    tests: ['tests/browser/offline/offline-faults.test.ts'],
  },
  {
    name: 'refused storage and wrong clocks',
    attacks: clockAttacks,
    tests: ['tests/browser/offline/lost-network.test.ts'],
  },
  { name: 'killed browsers', attacks: () => [], tests: ['tests/browser/storage/killed-browser.test.ts'] },
];
