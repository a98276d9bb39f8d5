// Lists the journeys (sequences of actions of a simulated reader) that must pass in every browser, in the order of
// the table in docs/measurements.md.
import type { Journey } from './journey';
import { checklist, locks, pins } from './journeys/during-a-game';
import { correct } from './journeys/editing';
import { find, findMisspelt } from './journeys/find-a-rule';
import { offline, update } from './journeys/offline';
import { preview, settings, toggle } from './journeys/reading';
import { copy, share, show } from './journeys/settle-a-dispute';

export const JOURNEYS: readonly Journey[] = [
  find,
  findMisspelt,
  show,
  copy,
  share,
  toggle,
  preview,
  pins,
  checklist,
  locks,
  settings,
  correct,
  offline,
  update,
];
