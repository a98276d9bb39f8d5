// Tests how progress is printed on a terminal and to a file.
import { expect, it } from 'vitest';
import { createProgress } from './progress.mjs';

function display(isTTY: boolean) {
  let text = '';
  let time = 0;
  const stream = { isTTY, write: (part: string) => (text += part) };
  return {
    progress: createProgress(stream, () => time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    written: () => text,
  };
}

it('prints a line when a step begins, every five seconds while it counts, and when it ends', () => {
  const { progress, pass, written } = display(false);
  const step = progress.begin('render');
  pass(4000);
  step.count(100, 400, 'pages');
  pass(2000);
  step.count(150, 400, 'pages');
  pass(1000);
  step.count(175, 400, 'pages');
  expect(step.end('400 pages')).toBe('render       7.0 s  400 pages');
  expect(written().split('\n')).toEqual([
    'render     …',
    'render     … 150 of 400 pages',
    'render       7.0 s  400 pages',
    '',
  ]);
});

it('updates one line of a terminal in place', () => {
  const { progress, pass, written } = display(true);
  const step = progress.begin('images');
  pass(200);
  step.count(10, 20, 'images');
  step.end('20 images');
  expect(written()).not.toContain('images\n\r');
  expect(written().split('\n')).toHaveLength(2);
  expect(written()).toContain('\r\u001b[Kimages     … 10 of 20 images');
});

it('removes the line of a step that failed, so that the error stands alone', () => {
  const { progress, written } = display(true);
  progress.begin('check').fail();
  expect(written().endsWith('\r\u001b[K')).toBe(true);
});
