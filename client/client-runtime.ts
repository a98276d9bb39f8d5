// Lists the modules that islands import from main.js instead of bundling their own copies: page state, storage and
// loading. scripts/build/bundle-client.ts reads this list.
export * from '@/components/page/site-addresses';
export * from '@/lib/core/decision';
export * from '@/lib/core/ids';
export * from '@/lib/core/library-size';
export * from '@/lib/i18n/language';
export * from '@/lib/i18n/plural';
export * from '@/lib/search/results/search-scope';
export * from './current-page';
export * from './durable-store';
export * from './init-page';
export * from './interface-lang';
export * from './load-game-data';
export * from './load-island';
export * from './page/followed-links-storage';
export * from './page/rule-in-view';
export * from './page/wake-lock';
export * from './search/search-bar';
export * from './search/search-client';
export * from './sheet/sheet-history';
export * from './storage';
export * from './strings';
