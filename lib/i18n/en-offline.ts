// English strings for offline storage and for installing the site. The browser loads them on demand.
import type { OfflineStrings } from './uk-offline';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

export const offline: OfflineStrings['offline'] = {
  title: 'Without a network',
  link: 'What is kept on this device',
  intro:
    'After the first visit all rules lie on this device and can be read with no network. Here you see what is there and whether it is sound: every file is compared by its content, not by its name.',
  /** Introduction of the Offline page for sites with many games, which are not all downloaded. */
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
    empty: 'Nothing on this device can be read without a network yet.',
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
    decisions: 'the “Our decisions” page',
    topics: 'the map of topics',
    differences: 'where the editions differ',
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
  mine: {
    title: 'Everything of mine in one file',
    intro: 'Pins, ticks, decisions, locks and settings: for a new phone, or just in case.',
    save: 'Save everything of mine to a file',
    restore: 'Restore from a file',
    holds: 'The file would bring:',
    gain: {
      pins: (count: number) => `pins: ${count}`,
      ticks: (count: number) => `ticks: ${count}`,
      decisions: (count: number) => `decisions: ${count}`,
      unlocked: (count: number) => `opened locks: ${count}`,
      settings: (count: number) => `settings: ${count}`,
      books: (count: number) => `books of your own: ${count}`,
    },
    withBooks: 'With my own rulebooks',
    removed: (count: number) => `Also bring back decisions removed on this device: ${count}`,
    kept: 'What is on the device stays.',
    nothing: 'Everything in this file is here already.',
    take: 'Restore',
    cancel: 'Leave it',
    done: 'Restored',
    notAll: 'Not everything was restored: the device has no room left, or part of the file is damaged.',
    saved: 'File saved',
    refusals: {
      damaged: 'The file is damaged: perhaps it was not downloaded whole.',
      foreign: 'This is not a file from Pravylo.',
      newer: 'A newer version of the site wrote this file. Reload the page and try again.',
      tooLarge: 'The file is too large, so it was not opened.',
    },
  },
};

export const install: OfflineStrings['install'] = {
  title: 'The rules always at hand',
  why: 'Install Pravylo on this device: it opens with one tap and reads with no network.',
  install: 'Install',
  no: 'No, thanks',
  understood: 'Got it',
  ways: {
    ios: ['Tap “Share”', 'share', 'and choose “Add to Home Screen”.'],
    mac: ['In Safari choose “File”, then “Add to Dock”.'],
    firefox: ['Open the menu', 'menu', 'and choose “Add app to Home screen”.'],
  },
  search: (game) => `Search: ${game}`,
  screenshots: {
    rule: 'A rule with an address of its own, marked in its entry',
    search: 'A search that understands any form of a word',
    wide: 'Rules with a preview beside them on a large screen',
  },
};
