// The interface through which tests control a browser. It has only features that are available in Chromium, Firefox
// and WebKit.

/**
 * A page with the viewport of a phone. A function that is passed to `run` runs in the page. It must not use variables
 * from outside the function, and its input and output must be JSON data.
 */
export interface EnginePage {
  open: (address: string) => Promise<void>;
  run: <Input, Output>(code: (input: Input) => Output, input: Input) => Promise<Awaited<Output>>;
  /** Taps at a position of the viewport, in CSS pixels. */
  tap: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses a key (`Escape`, `Enter`), or a key together with the Control key (`Control+v`). */
  press: (key: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Returns an image of the viewport as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** Returns the errors of the page since it was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  version: string;
  newPage: () => Promise<EnginePage>;
  close: () => Promise<void>;
}

export const VIEWPORT = { width: 390, height: 844 };

/** Parses a key press: `Control+v` is the key `v` with Control held. */
export function parseKeyPress(press: string): { key: string; withControl: boolean } {
  const withControl = press.startsWith('Control+');
  return { key: withControl ? press.slice('Control+'.length) : press, withControl };
}
