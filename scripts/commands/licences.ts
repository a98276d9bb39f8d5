// `npm run licences`: lists all packages by license, and exits with code 1 if a license is not allowed.
import { readFileSync } from 'node:fs';
import { isAllowed, licencesOf } from '../../lib/security/licences';
import { parseCommand } from '../setup/parse-command';

parseCommand('npm run licences\n  lists all packages by license, and fails if a license is not allowed', {});

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const refused: string[] = [];
for (const [licence, names] of licencesOf(packages)) {
  console.log(`${licence} (${names.length}): ${names.join(', ')}`);
  refused.push(...names.filter((name) => !isAllowed(licence, name)).map((name) => `${name} (${licence})`));
}
if (refused.length > 0) {
  console.error(
    `\nUnexpected licence of ${refused.join(', ')}, expected one that lib/security/licences.ts allows.`,
  );
  process.exit(1);
}
