// Parses the time of every build step from the output of a build, and formats these times as a table.
import { STEPS } from '../../scripts/build/steps';
import { toFigure } from '../statistics';

/** Maps the name of a build step to its duration in seconds. */
export type StepTimes = Map<string, number>;

/**
 * Parses the times from lines such as `host files     0.3 s  120 pages in the sitemap`. The line `total` is skipped.
 */
export function parseStepTimes(output: string): StepTimes {
  const lines = output.matchAll(/^(\S.*?) +([\d.]+) s {2}/gm);
  const times = new Map([...lines].map(([, name = '', seconds]) => [name, Number(seconds)]));
  return new Map(STEPS.flatMap(({ name }) => (times.has(name) ? [[name, times.get(name) ?? 0]] : [])));
}

export function stepTable(builds: readonly [string, StepTimes][]): string {
  return [
    `| build step, s | ${builds.map(([name]) => name).join(' | ')} |`,
    `| --- | ${builds.map(() => '---').join(' | ')} |`,
    ...STEPS.map(
      ({ name }) =>
        `| ${[name, ...builds.map(([, times]) => toFigure(times.get(name) ?? Number.NaN))].join(' | ')} |`,
    ),
  ].join('\n');
}
