// Orders the test files of each Vitest project: the slowest files run first, so that no processor core is idle at the
// end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slowest test files. Without recorded times, Vitest orders files by size, which does not predict how long they take.
 */
const SLOW_FILES = [
  'tests/browser/journeys/journeys.test.ts',
  'tests/build/reproducible.test.ts',
  'tests/build/builds.test.ts',
  'tests/build/zipped-game-as-private-book.test.ts',
  'tests/build/content-folder.test.ts',
  'tests/documents/contributing-instructions.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'scripts/commands/compare-translations.test.ts',
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOW_FILES.some((name) => moduleId.replaceAll('\\', '/').endsWith(name));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects
      .map((name) => sorted.filter(({ project }) => project.name === name))
      .flatMap((specs) => [...specs.filter(isSlow), ...specs.filter((file) => !isSlow(file))]);
  }
}
