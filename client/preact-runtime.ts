// Lists the modules that all islands with Preact components share as preact-runtime.js: Preact, sheets and text
// components. scripts/build/bundle-client.ts reads this list.

export * from 'preact';
export * from 'preact/hooks';
export { jsx, jsxs } from 'preact/jsx-runtime';
export * from '@/components/reading/rule-text';
export * from '@/components/settings/radio-group';
export * from '@/components/settings/switch';
export * from '@/lib/core/addresses';
export * from '@/lib/core/languages';
export * from '@/lib/core/storage-schema';
export * from '@/lib/core/typography';
export * from '@/lib/core/visibility-filters';
export * from '@/lib/data/complete-sentence';
export * from '@/lib/data/inline-markup';
export * from '@/lib/data/resolve-moved-rules';
export * from '@/lib/data/unlocked-entries';
export * from '@/lib/navigation/pins-and-history';
export * from './add-styles';
export * from './decisions/lazy-rule-decisions';
export * from './mount-point';
export * from './sheet/sheet';
export * from './use-external-store';
export * from './use-game-data';
export * from './use-storage';
