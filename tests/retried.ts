// Notes the tests that passed only at a second try, for the summary of `npm test`.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

export const RETRIED = '.pravylo/retried.json';

export default class Retried implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const tries = test.diagnostic()?.retryCount ?? 0;
    if (tries > 0 && test.result().state === 'passed')
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName} (try ${tries + 1})`);
  }

  onTestRunEnd(): void {
    writeFileSync(RETRIED, JSON.stringify(this.#names));
  }
}
