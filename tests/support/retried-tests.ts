// Records the tests that passed only after a retry, with the error of the failed attempt. `npm test` lists them in its
// summary.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

export const RETRIED_FILE = '.pravylo/retried.json';

export default class RetriedTestsReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const retries = test.diagnostic()?.retryCount ?? 0;
    const { state, errors } = test.result();
    if (retries === 0 || state !== 'passed') return;
    const error = errors?.[0];
    this.#names.push(
      [
        `${test.module.relativeModuleId}: ${test.fullName} (attempt ${retries + 1})`,
        error && `    ${error.message.slice(0, 200).replace(/\s+/g, ' ')}`,
        error?.diff && `    ${stripVTControlCharacters(error.diff).slice(0, 400).replace(/\s+/g, ' ')}`,
      ]
        .filter(Boolean)
        .join('\n'),
    );
  }

  onTestRunEnd(): void {
    writeFileSync(RETRIED_FILE, JSON.stringify(this.#names));
  }
}
