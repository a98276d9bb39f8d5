// Parses the time of every build step from the output of a build, and formats these times as a table.
import { toFigure } from '../statistics';

/** Maps the name of a build step to its duration in seconds. */
export type StepTimes = Map<string, number>;

/** Reads the times from lines such as `host files     0.3 s  120 pages in the sitemap`. Skips the line `total`. */
export function parseStepTimes(output: string): StepTimes {
  const lines = output.matchAll(/^(\S.*?) +([\d.]+) s {2}/gm);
  const times = new Map([...lines].map(([, name = '', seconds]) => [name, Number(seconds)]));
  times.delete('total');
  return times;
}

export function stepTable(builds: readonly [string, StepTimes][]): string {
  const names = new Set(builds.flatMap(([, times]) => [...times.keys()]));
  return [
    `| build step, s | ${builds.map(([name]) => name).join(' | ')} |`,
    `| --- | ${builds.map(() => '---').join(' | ')} |`,
    ...[...names].map(
      (name) =>
        `| ${[name, ...builds.map(([, times]) => toFigure(times.get(name) ?? Number.NaN))].join(' | ')} |`,
    ),
  ].join('\n');
}
