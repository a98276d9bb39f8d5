// Runs a sample of the simulated attacks of every class (`npm run attack` runs all). The site must refuse each attack
// or stay unharmed.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ATTACK_CLASSES } from './attack-classes';
import { formatTable, runClass } from './run-attacks';

/**
 * Share of the attacks that run, from 0 to 1, for classes whose attacks take long. For all other classes, every attack
 * runs.
 */
const SHARES: Record<string, number> = {
  PDFs: 0.125,
  'zip files of shared books': 0.1,
  'network faults': 0.05,
  'content folders': 0.25,
  'SVG drawings': 0.5,
  'requests to the local server': 0.5,
};

describe('attacks by', { timeout: 60_000 }, () => {
  it.each(ATTACK_CLASSES.map((one) => [one.name, one] as const))(
    '%s are refused or do no harm',
    async (name, one) => {
      const { succeeded, tried } = await runClass(one, SHARES[name] ?? 1);
      expect(succeeded).toEqual([]);
      if (!one.tests?.length) expect(tried).toBeGreaterThan(0);
    },
  );
});

it.each(ATTACK_CLASSES.flatMap(({ tests = [] }) => tests))('the browser test %s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

describe('the table of attacks', () => {
  it('counts an attack that throws an error as succeeded, and lists its name and its error', async () => {
    const result = await runClass({
      name: 'owls',
      attacks: () => [
        { name: 'held', run: () => 'held' },
        { name: 'thrown', run: () => Promise.reject(new Error('the owl flew away')) },
        { name: 'refused', run: () => 'refused' },
      ],
    });
    expect(result.succeeded).toEqual(['thrown: the owl flew away']);
    expect(formatTable([result])).toContain('| owls | 3 | 1 | 1 | 1 |');
  });

  it('counts an attack that changes the prototype of all objects as succeeded', async () => {
    const pollute = () => {
      Object.assign(Object.prototype, { owl: 1 });
      return 'held' as const;
    };
    await expect(runClass({ name: 'owls', attacks: () => [{ name: 'x', run: pollute }] })).rejects.toThrow(
      'owl',
    );
    expect('owl' in {}).toBe(false);
  });
});
