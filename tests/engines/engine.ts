// The interface to a browser engine: only what Chromium, Firefox and WebKit can all do.

/** A page with the viewport of a phone. Functions passed to `run` must be self-contained and exchange plain data. */
export interface EnginePage {
  open: (address: string) => Promise<void>;
  run: <Input, Output>(code: (input: Input) => Output, input: Input) => Promise<Awaited<Output>>;
  /** Taps at a position of the viewport. */
  tap: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** `Escape`, `Enter`, or with the control key: `Control+v`. */
  press: (key: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The viewport as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** The errors of the page since it was opened. */
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

/** `Control+v` to the key `v` with Control held. */
export function parseKeyPress(press: string): { key: string; withControl: boolean } {
  const withControl = press.startsWith('Control+');
  return { key: withControl ? press.slice('Control+'.length) : press, withControl };
}
