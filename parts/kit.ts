// What the parts that draw have in common: the library they draw with, sheets, and the pieces of text. One file for all of them.

export * from 'preact';
export * from 'preact/hooks';
export { jsx, jsxs } from 'preact/jsx-runtime';
export * from '@/components/reading/inline-text';
export * from '@/components/settings/choice';
export * from '@/components/settings/switch';
export * from '@/lib/data/home';
export * from '@/lib/data/inline';
export * from '@/lib/data/sentence';
export * from '@/lib/data/unlocked';
export * from '@/lib/ground/addresses';
export * from '@/lib/ground/filters';
export * from '@/lib/ground/languages';
export * from '@/lib/ground/stored';
export * from '@/lib/ground/typography';
export * from '@/lib/reading/tonight';
export * from './decisions/at';
export * from './mount';
export * from './sheet/sheet';
export * from './sheet/use-sheet-history';
export * from './use-game-data';
export * from './use-outside';
export * from './use-stored';
