// Notes the tests that passed only at a second try, and why the first one failed, for the summary of `npm test`.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

export const RETRIED = '.pravylo/retried.json';

export default class Retried implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const tries = test.diagnostic()?.retryCount ?? 0;
    const { state, errors } = test.result();
    if (tries === 0 || state !== 'passed') return;
    const why = errors?.[0];
    this.#names.push(
      [
        `${test.module.relativeModuleId}: ${test.fullName} (try ${tries + 1})`,
        why && `    ${why.message.slice(0, 200).replace(/\s+/g, ' ')}`,
        why?.diff && `    ${stripVTControlCharacters(why.diff).slice(0, 400).replace(/\s+/g, ' ')}`,
      ]
        .filter(Boolean)
        .join('\n'),
    );
  }

  onTestRunEnd(): void {
    writeFileSync(RETRIED, JSON.stringify(this.#names));
  }
}
