// Prints the progress of long work: a line when a step begins and when it ends, and a counter in between. On a
// terminal, the line of the current step changes; otherwise every change is a new line. This file is plain JavaScript
// without dependencies, because `npm start` uses it before packages are installed.

/** Minimum time between two lines of a counter if the output does not go to a terminal, in milliseconds. */
const MIN_LINE_INTERVAL = 5000;
/** Minimum time between two updates of a counter on a terminal, in milliseconds. */
const MIN_UPDATE_INTERVAL = 100;

/**
 * @typedef {object} ProgressStep
 * @property {(done: number, total: number, things: string) => void} count shows a counter: `render  350 of 1403 pages`
 * @property {(summary?: string) => string} end ends the step and returns the line that was printed: `render 25.3 s  …`
 * @property {() => void} fail ends a step that did not succeed; the caller prints the error
 */

/**
 * Creates the display of progress. `now` returns the time in milliseconds.
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} stream
 * @param {() => number} now
 * @returns {{ begin: (name: string) => ProgressStep }}
 */
export function createProgress(stream = process.stdout, now = () => performance.now()) {
  const inPlace = (text) => stream.write(`\r\u001b[K${text}`);
  const show = (text) => (stream.isTTY ? inPlace(text) : stream.write(`${text}\n`));
  return {
    begin(name) {
      const started = now();
      const label = name.padEnd(10);
      let shownAt = started;
      show(`${label} …`);
      return {
        count(done, total, things) {
          const interval = stream.isTTY ? MIN_UPDATE_INTERVAL : MIN_LINE_INTERVAL;
          if (now() - shownAt < interval) return;
          shownAt = now();
          show(`${label} … ${done} of ${total} ${things}`);
        },
        end(summary = '') {
          const line = stepLine(name, now() - started, summary);
          if (stream.isTTY) inPlace('');
          stream.write(`${line}\n`);
          return line;
        },
        fail() {
          if (stream.isTTY) inPlace('');
        },
      };
    },
  };
}

/**
 * Formats a line such as `render       25.3 s  1054 pages, 12 rendered`, which bench/builds/step-table.ts parses.
 * @param {string} name
 * @param {number} milliseconds
 * @param {string} summary
 */
export function stepLine(name, milliseconds, summary) {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${name.padEnd(10)} ${seconds.padStart(7)}  ${summary}`.trimEnd();
}
