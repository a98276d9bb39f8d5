// Installs Debian or Ubuntu packages with apt, if this process runs as root on one of these systems.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const runSilently = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs the first of these sets of packages that apt can provide. Returns whether a set was installed.
 * @param {string[][]} choices
 */
export const installPackages = (...choices) =>
  isDebianRoot() &&
  runSilently('apt-get', ['update']) &&
  choices.some((names) => runSilently('apt-get', ['install', '-y', '--no-install-recommends', ...names]));
