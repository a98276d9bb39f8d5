// What every part shares with the first script, and never loads again: the state of the page, and the ways to bring more.
export * from './bring';
export * from './game-data';
export * from './page';
export * from './page/rule-in-view';
export * from './page/trail';
export * from './page/wake-lock';
export * from './search/dock';
export * from './search/engine';
export * from './sheet/history';
export * from './start-page';
export * from './stored';
export * from './strings';
