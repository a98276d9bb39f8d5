// What every engine of a browser can be asked for, and nothing that only one of them could do.

/** One page of a phone's size. What is run in it must stand alone, and neither give nor take anything but plain data. */
export interface EnginePage {
  open: (address: string) => Promise<void>;
  run: <Given, Told>(ask: (given: Given) => Told, given: Given) => Promise<Awaited<Told>>;
  /** A tap at a place of what is seen. */
  tap: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** `Escape`, `Enter`, or with the control key: `Control+v`. */
  press: (key: string) => Promise<void>;
  reload: () => Promise<void>;
  /** What is seen, as a PNG. */
  picture: () => Promise<Buffer>;
  /** What went wrong in the page since it was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Engine {
  name: string;
  version: string;
  newPage: () => Promise<EnginePage>;
  close: () => Promise<void>;
}

export const SIZE = { width: 390, height: 844 };

/** Keys by their names; the control key may be held. */
export function toKeys(press: string): { key: string; held: boolean } {
  const held = press.startsWith('Control+');
  return { key: held ? press.slice('Control+'.length) : press, held };
}
