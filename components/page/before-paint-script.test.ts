// Tests that the before-paint script applies stored settings, and ignores damaged ones.
import { expect, it } from 'vitest';
import { BEFORE_PAINT_SCRIPT } from './before-paint-script';

/** Runs the script with these stored values; returns the data attributes that it sets on <html>. */
function run(stored: Record<string, string>): Record<string, unknown> {
  const dataset: Record<string, unknown> = { game: 'outer-rim' };
  const stubs = {
    document: {
      documentElement: { dataset, classList: { add: () => {} } },
      createElement: () => ({}),
      head: { prepend: () => {}, append: () => {} },
    },
    window: {},
    location: { search: '' },
    addEventListener: () => {},
    localStorage: { getItem: (name: string) => stored[name.replace('pravylo.', '')] ?? null },
  };
  new Function(...Object.keys(stubs), BEFORE_PAINT_SCRIPT)(...Object.values(stubs));
  return dataset;
}

it('applies the stored settings of the game', () => {
  expect(
    run({
      theme: '"dark"',
      textSize: '2',
      hidden: '{"outer-rim":["team"]}',
      unlocked: '{"outer-rim":["a","b"]}',
      players: '{"outer-rim":3}',
    }),
  ).toEqual({ game: 'outer-rim', theme: 'dark', textSize: 2, hide: 'team', unlocked: 'a b', players: 3 });
});

const deep = `{"outer-rim":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
it.each(['{broken', 'null', '5', '{"outer-rim":{"length":2}}', '{"outer-rim":"x"}', deep])(
  'ignores damaged values: %.40s',
  (text) => {
    const keys = ['theme', 'textSize', 'hidden', 'unlocked', 'players', 'faces'];
    expect(run(Object.fromEntries(keys.map((key) => [key, text])))).toEqual({ game: 'outer-rim' });
  },
);
