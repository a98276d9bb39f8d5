// `npm run licenses`: lists all packages by license, and exits with code 1 if a license is not allowed.
import { readFileSync } from 'node:fs';
import { isAllowed, licensesOf } from '../../lib/security/licenses';
import { parseArguments } from '../setup/parse-arguments';

parseArguments(
  'npm run licenses\n  lists all packages by license, and fails if a license is not allowed',
  {},
);

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const refused: string[] = [];
for (const [license, names] of licensesOf(packages)) {
  console.log(`${license} (${names.length}): ${names.join(', ')}`);
  refused.push(...names.filter((name) => !isAllowed(license, name)).map((name) => `${name} (${license})`));
}
if (refused.length > 0) {
  console.error(
    `\nUnexpected license of ${refused.join(', ')}, expected one that lib/security/licenses.ts allows.`,
  );
  process.exit(1);
}
