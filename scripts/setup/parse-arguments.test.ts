// Tests how a command handles `--help` and wrong arguments.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseArguments } from './parse-arguments';

const USAGE = 'npm run example -- [--count N]';
const CONFIG = { options: { count: { type: 'string' } } } as const;
const argv = process.argv;

function run(...words: string[]) {
  process.argv = ['node', 'example', ...words];
  return parseArguments(USAGE, CONFIG);
}

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

describe('the arguments of a command', () => {
  it('are parsed', () => {
    expect(run('--count', '3').values.count).toBe('3');
  });

  it('print the usage with --help', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(() => run('--help')).toThrow('exit 0');
    expect(log).toHaveBeenCalledWith(USAGE);
  });

  it.each([
    ['--bogus', "Unknown option '--bogus'.\nUsage: npm run example"],
    ['word', "Unexpected argument 'word'.\nUsage: npm run example"],
    ['--count', "Option '--count <value>' argument missing.\nUsage: npm run example"],
  ])('are refused with the error and the usage: %s', (word, message) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => run(word)).toThrow('exit 2');
    expect(error.mock.calls[0]?.[0]).toContain(message);
  });
});
