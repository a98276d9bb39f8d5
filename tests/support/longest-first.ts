// The order of the tests: in each project the files that last longest by far come first, so that no core waits for them at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their sizes, by which files are ordered where nothing is known of their times, do not tell. */
const LONGEST = [
  'tests/browser/journeys/journeys.test.ts',
  'tests/build/reproducible.test.ts',
  'tests/build/builds.test.ts',
  'tests/build/private-book-folder.test.ts',
  'tests/build/content-folder.test.ts',
  'tests/documents/recipes.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'scripts/commands/parity.test.ts',
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.replaceAll('\\', '/').endsWith(name));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects
      .map((name) => sorted.filter(({ project }) => project.name === name))
      .flatMap((own) => [...own.filter(isLongest), ...own.filter((file) => !isLongest(file))]);
  }
}
