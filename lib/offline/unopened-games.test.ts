// Tests which stored games are offered for removal.
import { expect, it } from 'vitest';
import { findUnopened, UNOPENED_DAYS, withOpened } from './unopened-games';

const TODAY = 20_000;
const games = ['old', 'older', 'new', 'unknown', 'removed'].map((id) => ({ id, kept: id !== 'removed' }));

it('offers stored games that were not opened for three months, the one opened longest ago first', () => {
  const opened = { old: TODAY - UNOPENED_DAYS, older: 19_000, new: TODAY - UNOPENED_DAYS + 1, removed: 1 };
  expect(findUnopened(games, opened, TODAY).map(({ id }) => id)).toEqual(['older', 'old']);
});

it('counts the time of a game without a day from the next visit', () => {
  const opened = withOpened({ old: 19_000 }, 'new', ['old', 'unknown.uk', 'unknown'], TODAY);
  expect(opened).toEqual({ old: 19_000, new: TODAY, unknown: TODAY });
  expect(findUnopened(games, opened, TODAY + UNOPENED_DAYS - 1).map(({ id }) => id)).toEqual(['old']);
});
