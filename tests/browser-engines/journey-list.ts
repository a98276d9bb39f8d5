// Lists the journeys that must pass in every browser, in the order of the table in docs/measurements.md.
import type { Journey } from './journey';
import { checklist, locks, pins } from './journeys/at-the-table';
import { copy, share, show } from './journeys/dispute';
import { find, findMisspelt } from './journeys/find';
import { offline, update } from './journeys/offline';
import { preview, settings, toggle } from './journeys/reading';

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
  offline,
  update,
];
