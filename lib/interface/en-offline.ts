// The interface in English: what is kept on the device, and what lacks.
import type { Strings } from './uk';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

export const offline: Strings['offline'] = {
  title: 'Without a network',
  link: 'What is kept on this device',
  intro:
    'After the first visit all rules lie on this device and can be read with no network. Here you see what is there and whether it is sound: every file is compared by its content, not by its name.',
  /** Where there are too many games to keep them all unasked. */
  introMany:
    'A game you open comes to this device and can be read with no network; others can be switched on here. You also see whether everything is sound: every file is compared by its content, not by its name.',
  noScripts:
    'Keeping the rules and checking what is kept needs scripts, and this browser has them off. The rules can be read all the same, with a network.',
  state: 'State',
  standing: {
    none: 'This browser cannot keep a site for reading without a network. With a network all works.',
    refused:
      'The browser did not allow anything to be kept: private windows do that. With a network all works, without one nothing does.',
    starting: 'Looking at what is on the device…',
    nothing: 'No game is kept. Switch on those you need without a network.',
    whole: 'All is on the device and sound. You can go offline.',
    testing: 'Checking every file…',
    updating: 'Moving to the new version…',
    lacking: 'Something is missing. The rest can be read without a network.',
  },
  loading: (here, total) => `Downloading: ${here} of ${total}`,
  trouble: {
    'no-network': 'There is no network. As soon as there is, exactly what is missing will be fetched.',
    'wrong-answer':
      'There is a network, but something else comes in place of the files: perhaps you must sign in to it first. We shall try again.',
    'storage-full': 'The device has run out of room. Make some, or remove a game you do not need now.',
    'storage-refused': 'The browser does not allow keeping anything: private windows do that.',
    outdated:
      'The site is newer than what lies on the device. Open it again with a network, and it will update.',
  },
  checked: (when) => `Checked ${when}`,
  notChecked: 'Not checked yet',
  today: (time) => `today at ${time}`,
  onDay: (day, time) => `on ${day} at ${time}`,
  test: 'Check now',
  games: 'Games',
  keep: (name) => `Keep on the device: ${name}`,
  keepShort: 'Keep on the device',
  parts: { entries: 'Entries', pages: 'Pages', search: 'Search', icons: 'Icons' },
  part: 'What',
  details: 'What exactly is saved',
  of: (here, total) => `${here} of ${total}`,
  isHere: 'here',
  isNotHere: 'missing',
  game: {
    absent: 'Not kept',
    whole: 'All on the device',
    lacking: 'Not all is here',
  },
  toLoad: (size) => `${size} to download`,
  takes: (size) => `takes ${size}`,
  lacking: (missing, damaged) =>
    [missing > 0 && `Missing: ${files(missing)}`, damaged > 0 && `Damaged: ${files(damaged)}`]
      .filter(Boolean)
      .join('. '),
  missing: (what) => `Missing: ${what}`,
  damaged: (what) => `Damaged: ${what}`,
  more: (count) => `and ${count} more ${count === 1 ? 'file' : 'files'}`,
  things: {
    entry: (title) => `the entry “${title}”`,
    sides: (title) => `the entry “${title}” in two languages`,
    search: 'the data of the search',
    game: 'the page of the game',
    terms: 'the terms',
    tonight: 'the page “Tonight”',
    topics: 'the map of topics',
    booklet: 'the booklet to print',
    shell: 'what all of the site shares',
  },
  shell: 'What all of the site shares',
  room: 'Room on the device',
  used: (size) => `${size} used.`,
  left: (size) => `The browser gives ${size} more.`,
  persisted: 'The browser has promised to keep it.',
  notPersisted: 'If the device runs out of room, the browser may throw it away.',
  persist: 'Ask it to keep this',
  persistRefused: 'The browser does not promise yet. Installing the site is the surest way.',
  saved: 'On the device',
  update: {
    title: 'A new version is ready',
    text: 'It is on the device already and comes on by itself the next time you open the site. Pins, ticks and settings stay.',
    now: 'Update now',
    done: 'The rules are updated',
    pinned: 'Changed in what you pinned:',
    noPinned: 'Nothing changed in the pinned rules.',
    was: 'Was',
    became: 'Is now',
    gone: 'This rule is no more',
    understood: 'Got it',
  },
  notKept: {
    title: 'This game is not on the device',
    text: (name) =>
      `“${name}” is not saved on the device, and there is no network now. With one, its pages open as ever.`,
    add: 'Add to the device',
    adding: 'It will be added as soon as there is a network.',
    pageTitle: 'This page is not on the device now',
    pageText: 'There is no network, and it was not kept here. It opens by itself once it has been loaded.',
    retry: 'Try again',
  },
};
