// Tests the licenses and the pinned versions of the packages in the lock file.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, type LockedPackage, licensesOf } from './licenses';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage & { resolved?: string }>;
};
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;

describe('the packages of the project', () => {
  it('have licenses that are allowed', () => {
    const wrong = [...licensesOf(lock.packages)].flatMap(([license, names]) =>
      names.filter((name) => !isAllowed(license, name)).map((name) => `${name}: ${license}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are pinned to one version each, by the lock file without any host', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('that reach the reader are few', () => {
    expect(Object.keys(dependencies ?? {}).sort()).toEqual([
      'fflate',
      'flexsearch',
      'idb',
      'next',
      'pdfjs-dist',
      'preact',
      'react',
      'react-dom',
      'uqr',
    ]);
  });
});

describe('a license', () => {
  it('is allowed when one of a choice is, or all that hold together are', () => {
    expect(isAllowed('(AGPL-3.0-or-later OR MIT)', 'x')).toBe(true);
    expect(isAllowed('Apache-2.0 AND MIT', 'x')).toBe(true);
    expect(isAllowed('Apache-2.0 AND GPL-3.0-only', 'x')).toBe(false);
  });

  it('outside the list is allowed only to the package it was weighed for', () => {
    expect(isAllowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true);
    expect(isAllowed('LGPL-3.0-or-later', 'left-pad')).toBe(false);
    expect(isAllowed('none stated', 'left-pad')).toBe(false);
  });
});
