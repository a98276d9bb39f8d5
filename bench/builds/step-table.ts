// The time of every step of a build, read from what the build itself says, as a table.
import { STEPS } from '../../scripts/build/steps';
import { toFigure } from '../figures';

/** Name of a step to its seconds. */
export type StepTimes = Map<string, number>;

/** `render      25.3 s  1054 pages, …` */
export const stepTimes = (said: string): StepTimes =>
  new Map(
    [...said.matchAll(/^(\S+) +([\d.]+) s {2}/gm)].map(([, name = '', seconds]) => [name, Number(seconds)]),
  );

export function stepTable(builds: readonly [string, StepTimes][]): string {
  return [
    `| step of a build, s | ${builds.map(([name]) => name).join(' | ')} |`,
    `| --- | ${builds.map(() => '---').join(' | ')} |`,
    ...STEPS.map(
      ({ name }) =>
        `| ${[name, ...builds.map(([, times]) => toFigure(times.get(name) ?? Number.NaN))].join(' | ')} |`,
    ),
  ].join('\n');
}
