// Checks the licenses of the packages in the lock file against a list of allowed licenses.

export interface LockedPackage {
  version?: string;
  license?: string;
  optional?: boolean;
  dev?: boolean;
}

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages that are allowed despite their license, each with the reason. */
const EXCEPTIONS: [name: RegExp, license: string, reason: string][] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'optional library of the framework that draws no picture here and ships nowhere',
  ],
  [/^format$/, 'none stated', 'MIT by its read-me; only tools use it'],
  [/^fonteditor-core$/, 'none stated', 'MIT by its LICENSE; only tools use it'],
  [/^@contentlayer2\/source-remote-files$/, 'none stated', 'MIT by its repository; only tools use it'],
];

/**
 * Whether a license expression is allowed. In `(MIT OR CC0-1.0)`, one license must be allowed. In `Apache-2.0 AND MIT`,
 * both licenses must be allowed.
 */
export function isAllowed(license: string, name: string): boolean {
  const plain = license.replace(/[()]/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isAllowed(one, name));
  return plain
    .split(' AND ')
    .every(
      (one) => ALLOWED.has(one) || EXCEPTIONS.some(([names, known]) => known === one && names.test(name)),
    );
}

/**
 * Groups the names of all packages in the lock file by license. A package that is installed several times counts once.
 */
export function licensesOf(packages: Record<string, LockedPackage>): Map<string, string[]> {
  const licenses = new Map<string, Set<string>>();
  for (const [path, { license = 'none stated' }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    if (!name) continue;
    licenses.set(license, (licenses.get(license) ?? new Set()).add(name));
  }
  return new Map(
    [...licenses]
      .map(([license, names]): [string, string[]] => [license, [...names].sort()])
      .sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b)),
  );
}
