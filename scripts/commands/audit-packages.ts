// `npm run audit:packages`: looks up all packages of the lock file in the registry's list of known vulnerabilities, and
// exits with code 1 if a package has one. Without a network, prints that nothing was checked, and exits with code 0.
import { spawnSync } from 'node:child_process';
import { parsePackageAudit } from '../../lib/security/package-audit';
import { parseArguments } from '../setup/parse-arguments';

parseArguments('npm run audit:packages\n  looks up all packages in the list of known vulnerabilities', {});

const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 60_000 });
const audit = parsePackageAudit(stdout || error?.message || '');
if ('unavailable' in audit)
  console.log(
    `The packages were not compared with known vulnerabilities: the registry did not answer (${audit.unavailable}).`,
  );
else if (audit.vulnerable.length === 0) console.log('No package has a known vulnerability.');
else {
  for (const { name, severity, range, advisories } of audit.vulnerable)
    console.error(`${name} ${range} (${severity})\n  ${advisories.join('\n  ')}`);
  console.error(
    `\n${audit.vulnerable.length} packages have known vulnerabilities: use other versions (package.json, overrides).`,
  );
  process.exitCode = 1;
}
