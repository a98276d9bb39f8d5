// English strings for offline storage and for installing the site. The browser loads them on demand.
import type { OfflineStrings } from './uk-offline';

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

export const offline: OfflineStrings['offline'] = {
  title: 'Offline',
  link: 'Offline storage',
  intro:
    'After your first visit, all rules are downloaded to this device and work offline. Here you can see what’s downloaded and check the files for damage.',
  /** Introduction of the Offline page for sites with many games, which are not all downloaded. */
  introMany:
    'Games you open are downloaded to this device and work offline. Below, you can download other games or check the files for damage.',
  noScripts:
    'Offline storage requires JavaScript, which is turned off in this browser. You can still read the rules online.',
  about: {
    title: 'About Pravylo',
    share: 'Share Pravylo',
    shareHint: 'Scan the code with another phone to open the list of games.',
    stored: 'What’s stored',
    storedText:
      'Your settings, pins, history, house rules, and added books stay on this device. There are no accounts and no tracking.',
    license: 'License',
    licenseText:
      'The code is open source under the MIT license. Games, names, and trademarks belong to their publishers.',
    contact: 'Contact',
    contactLink: 'Contact us',
    contactText: 'To report a mistake in a rule, use the link at the bottom of its entry.',
    version: 'Version',
  },
  state: 'Status',
  standing: {
    none: 'This browser doesn’t support offline use. Everything works online.',
    refused:
      'Your browser is blocking storage, which can happen in private windows. Everything works online, but not offline.',
    starting: 'Checking this device…',
    nothing: 'No games are downloaded. Turn on the ones you need offline.',
    whole: 'Everything is downloaded and ready to use offline.',
    selected: 'The games you chose are downloaded and ready to use offline.',
    testing: 'Checking every file…',
    updating: 'Updating…',
    lacking: 'Some files are missing. Everything else works offline.',
    empty: 'Nothing is available offline yet.',
  },
  gamesKept: (kept, total) => `${kept} of ${total} games downloaded`,
  loading: (here, total) => `Downloading: ${here} of ${total}`,
  errors: {
    'no-network': 'You’re offline. Missing files will be downloaded when you’re back online.',
    'wrong-answer':
      'The download didn’t return the right files. You may need to sign in to this network first. We’ll try again automatically.',
    'storage-full': 'This device is out of space. Free some up, or turn off a game you don’t need.',
    'storage-refused': 'Your browser is blocking storage. If this is a private window, try a regular one.',
    outdated: 'The copy on this device is out of date. Open the site online to update it.',
  },
  checked: (when) => `Checked ${when}`,
  notChecked: 'Not checked yet',
  today: (time) => `today at ${time}`,
  onDay: (day, time) => `on ${day} at ${time}`,
  test: 'Check now',
  games: 'Games',
  keep: (name) => `Available offline: ${name}`,
  keepShort: 'Available offline',
  parts: { entries: 'Entries', pages: 'Pages', search: 'Search', icons: 'Icons' },
  part: 'Files',
  details: 'Details',
  of: (here, total) => `${here} of ${total}`,
  game: {
    absent: 'Not downloaded',
    whole: 'Downloaded',
    lacking: 'Incomplete',
  },
  /** Texts that the Offline page shows on a site with many games. */
  many: {
    add: 'Add games',
    chosen: (count, size) => `${count} ${count === 1 ? 'game takes' : 'games take'} ${size}.`,
    download: (size) => `Download ${size}`,
    noRoom: (size) => `This device lacks ${size} of space.`,
    unopened: 'Not opened for three months',
    remove: (count, size) => `Remove ${count} ${count === 1 ? 'game' : 'games'} (${size})`,
  },
  toLoad: (size) => `${size} to download`,
  takes: (size) => `uses ${size}`,
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
    search: 'the search index',
    game: 'the game’s page',
    terms: 'the glossary',
    tonight: 'the pinned rules page',
    decisions: 'the house rules page',
    topics: 'the topic map',
    differences: 'the differences between editions',
    rulings: 'the rulings and errata',
    booklet: 'the printable booklet',
    shell: 'the files shared by all games',
  },
  shell: 'Files shared by all games',
  room: 'Storage',
  used: (size) => `${size} used.`,
  left: (size) => `${size} available.`,
  persisted: 'Protected from automatic deletion.',
  notPersisted: 'Your browser may delete files if this device runs low on space.',
  persist: 'Protect from deletion',
  persistRefused: 'Your browser didn’t allow this. To keep the files safe, install Pravylo.',
  saved: 'Available offline',
  update: {
    title: 'A new version is ready',
    text: 'It’s downloaded and will install automatically the next time you open the site. You’ll keep your pins, checklists, and settings.',
    now: 'Update now',
    done: 'Rules updated',
    pinned: 'Changes to your pinned rules:',
    noPinned: 'Your pinned rules haven’t changed.',
    was: 'Before',
    became: 'Now',
    gone: 'This rule was removed',
    understood: 'Got it',
  },
  notKept: {
    title: 'This game isn’t available offline',
    text: (name) => `You’re offline, and ${name} isn’t downloaded. You can open it when you’re back online.`,
    add: 'Make available offline',
    adding: 'It will be downloaded when you’re back online.',
    otherLanguages: 'This page is available offline in:',
    pageTitle: 'This page isn’t available offline',
    pageText:
      'You’re offline, and this page isn’t downloaded. It will open automatically when you’re back online.',
    retry: 'Try again',
  },
  mine: {
    title: 'Backup',
    intro:
      'Save your pins, checklists, house rules, unlocked spoilers, and settings in a file, so you can move them to a new phone or get them back later.',
    save: 'Save a backup',
    restore: 'Restore a backup',
    holds: 'This backup adds:',
    gain: {
      pins: (count: number) => `pins: ${count}`,
      ticks: (count: number) => `checked steps: ${count}`,
      decisions: (count: number) => `house rules: ${count}`,
      unlocked: (count: number) => `unlocked spoilers: ${count}`,
      settings: (count: number) => `settings: ${count}`,
      books: (count: number) => `your own rulebooks: ${count}`,
      drafts: (count: number) => `drafts: ${count}`,
    },
    withBooks: 'Include my own rulebooks',
    removed: (count: number) =>
      `Also restore ${count} ${count === 1 ? 'house rule' : 'house rules'} deleted on this device`,
    kept: 'Nothing on this device will be deleted.',
    nothing: 'Everything in this backup is already on this device.',
    take: 'Restore',
    cancel: 'Cancel',
    done: 'Restored',
    notAll: 'Some items weren’t restored. This device is out of space, or part of the file is damaged.',
    saved: 'Backup saved',
    incomplete: 'Part of this file is damaged and will be skipped.',
    aside: {
      said: 'Some data on this device is damaged and has been set aside. Everything else works. To try to recover the data, save it to a file.',
      save: 'Save the damaged data',
      remove: 'Delete it',
    },
    refusals: {
      damaged: 'This file is damaged or incomplete. Copy it or download it again.',
      foreign: 'This isn’t a Pravylo backup. Choose another file.',
      newer: 'This file is from a newer version of the site. Reload the page and try again.',
      tooLarge: 'This file is too large to be a Pravylo backup. Choose another file.',
    },
  },
};

export const install: OfflineStrings['install'] = {
  title: 'Keep the rules handy',
  why: 'Install Pravylo to open it with one tap and use it offline.',
  install: 'Install',
  impossible: 'This browser can’t install web apps. You can still use Pravylo here, even offline.',
  no: 'No thanks',
  understood: 'Got it',
  ways: {
    ios: ['Tap “Share”', 'share', 'and choose “Add to Home Screen.”'],
    mac: ['In Safari, choose “File,” then “Add to Dock.”'],
    firefox: ['Open the menu', 'menu', 'and choose “Add app to Home screen.”'],
  },
  search: (game) => `Search: ${game}`,
  screenshots: {
    rule: 'A rule opened from its own link and highlighted',
    search: 'Search that understands every form of a word',
    wide: 'Rules and a preview panel on a large screen',
  },
};

export const finder: OfflineStrings['finder'] = {
  name: 'Find a game',
  players: 'Players',
  anyPlayers: 'Any number',
  recent: 'Recent and pinned',
  none: 'No games match.',
  all: (count) => `All games: ${count}`,
};
