// Installs Debian or Ubuntu packages with apt, if this process runs as root on such a system.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const runSilently = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs the first of these sets of packages that apt can provide; returns whether one was installed.
 * @param {string[][]} choices
 */
export const installPackages = (...choices) =>
  isDebianRoot() &&
  runSilently('apt-get', ['update']) &&
  choices.some((names) => runSilently('apt-get', ['install', '-y', '--no-install-recommends', ...names]));
