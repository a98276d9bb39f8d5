// Gets programs from the packages of Debian and its kin, where this process may.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs the first of these sets of packages that can be had; says whether one could.
 * @param {string[][]} choices
 */
export const installPackages = (...choices) =>
  isDebianRoot() &&
  quietly('apt-get', ['update']) &&
  choices.some((names) => quietly('apt-get', ['install', '-y', '--no-install-recommends', ...names]));
