// Prepares a fresh clone for `npm start` and `npm test`: checks the version of Node, installs the packages, builds the
// site. This file is plain JavaScript without dependencies, because it runs before packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashParts } from '../files/hash.mjs';
import { filesUnder } from '../files/list-files.mjs';

export const printStep = (text) => console.log(`\u2022 ${text}`);

/** Prints a message without a stack trace, and exits with code 1. */
export function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}

export function checkNode() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  const parts = (version) => version.split('.').map(Number);
  const [major, minor] = parts(process.versions.node);
  const [needMajor, needMinor] = parts(wanted);
  if (major < needMajor || (major === needMajor && minor < needMinor))
    fail(`This is Node ${process.versions.node}; Pravylo needs Node ${wanted} or newer: https://nodejs.org`);
}

const INSTALLED = join('node_modules', '.pravylo-installed');

/** Runs `npm ci`, unless the packages of the current lock file are already installed. */
export function ensureInstalled() {
  const wanted = hashParts([
    readFileSync('package-lock.json'),
    process.version,
    process.platform,
    process.arch,
  ]);
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  printStep('Installing packages (about a minute)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail(
      'The packages could not be installed; see the output of npm above. Check the network connection and run the command again.',
    );
  writeFileSync(INSTALLED, wanted);
}

/**
 * Files and folders, other than the content, that affect the built site. tests/build/build-inputs.test.ts checks
 * that none is missing.
 */
export const SOURCES = [
  'app',
  'client',
  'components',
  'extract',
  'lib',
  'scripts',
  'service-worker',
  'contentlayer.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/**
 * Returns the hash of the last commit of the content. A new commit changes the site, because entries show the date of
 * their last change.
 */
function lastCommit(dir) {
  const { status, stdout } = spawnSync('git', ['-C', dir, 'log', '-1', '--format=%H', '--', '.']);
  return status === 0 ? stdout : '';
}

/** The environment variables that change the files of the site. */
export const SETTINGS = [
  'BASE_PATH',
  'SITE_ORIGIN',
  'CONTENT_DIR',
  'HISTORY_URL',
  'OFFER_URL',
  'REPORT_URL',
  'RULE_SHARING',
  'TESSDATA_DIR',
];

/** Builds the site into out/, unless the sources, the content and the settings are the same as in the last build. */
export function ensureBuilt() {
  const inputs = [...SOURCES, process.env.CONTENT_DIR || 'content'];
  const files = inputs.flatMap((path) => [...filesUnder(path)]);
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] || ''}`);
  const wanted = hashParts([
    ...settings,
    lastCommit(process.env.CONTENT_DIR || 'content'),
    ...files.flatMap((file) => [file, readFileSync(file)]),
  ]);
  const stamp = join('.pravylo', 'built');
  if (existsSync('out/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  printStep('Building the site (about a minute, less if little has changed). Its steps:');
  if (!run('npm', ['run', '-s', 'build'])) fail('The build failed; see its output above.');
  writeFileSync(stamp, wanted);
}

/** Runs a command and shows its output. Returns whether its exit code is 0. */
export function run(command, args, options = {}) {
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status ===
    0
  );
}

/**
 * Starts a command in the background. The promise resolves to whether its exit code is 0. The output goes to a file and
 * is printed at the end, so that it does not mix with other output.
 */
export function runInBackground(command, args, env = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'background-')), 'output');
  const output = openSync(file, 'w');
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      process.stdout.write(readFileSync(file));
      closeSync(output);
      rmSync(dirname(file), { recursive: true });
      resolve(code === 0);
    });
    child.on('error', () => resolve(false));
  });
}
