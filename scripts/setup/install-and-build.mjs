// What `npm start` and `npm test` need before anything else: a fit Node and the packages of the lock file.
// Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const say = (text) => console.log(`\u2022 ${text}`);

/** Ends with one clear sentence instead of a stack. */
export function stop(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}

export function checkNode() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  const parts = (version) => version.split('.').map(Number);
  const [major, minor] = parts(process.versions.node);
  const [needMajor, needMinor] = parts(wanted);
  if (major < needMajor || (major === needMajor && minor < needMinor))
    stop(`This is Node ${process.versions.node}; Pravylo needs Node ${wanted} or newer: https://nodejs.org`);
}

export const hashOf = (...texts) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');

const INSTALLED = join('node_modules', '.pravylo-installed');

/** Installs exactly the lock file, unless that is what is installed already. */
export function ensureInstalled() {
  const wanted = hashOf(readFileSync('package-lock.json'), process.version, process.platform, process.arch);
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  say('Installing packages (about a minute)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop(
      'The packages could not be installed. Is there a network? The lines above say what npm met; then run the command again.',
    );
  writeFileSync(INSTALLED, wanted);
}

/** All that a site is made of besides its content; tests/build/sources.test.ts holds the list whole. */
export const SOURCES = [
  'app',
  'client',
  'components',
  'extract',
  'lib',
  'public',
  'scripts',
  'service-worker',
  'contentlayer.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).sort())
    if (name !== 'node_modules') yield* filesUnder(join(path, name));
}

/** Entries show the day of their last change, so a new commit of content makes a new site. */
function lastCommit(dir) {
  const { status, stdout } = spawnSync('git', ['-C', dir, 'log', '-1', '--format=%H', '--', '.']);
  return status === 0 ? stdout : '';
}

/** Builds the site into out/, unless nothing it is made of has changed. */
export function ensureBuilt() {
  const inputs = [...SOURCES, process.env.CONTENT_DIR || 'content'];
  const files = inputs.flatMap((path) => [...filesUnder(path)]);
  const settings = ['BASE_PATH', 'SITE_ORIGIN', 'CONTENT_DIR', 'HISTORY_URL', 'REPORT_URL'].map(
    (name) => `${name}=${process.env[name] || ''}`,
  );
  const wanted = hashOf(
    ...settings,
    lastCommit(process.env.CONTENT_DIR || 'content'),
    ...files.flatMap((file) => [file, readFileSync(file)]),
  );
  const stamp = join('.pravylo', 'built');
  if (existsSync('out/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the site (about a minute, less when little has changed)…');
  if (!run('npm', ['run', '-s', 'build'])) stop('The site was not built: the lines above say why.');
  writeFileSync(stamp, wanted);
}

/** Runs a command with its output shown; true when it ended well. */
export function run(command, args, options = {}) {
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status ===
    0
  );
}

/**
 * Runs a command beside what goes on; true, in its time, when it ended well.
 * What it says goes to a file meanwhile and is shown when it ends, so that two programs do not speak at once.
 */
export function runBeside(command, args, env = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'beside-')), 'output');
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
