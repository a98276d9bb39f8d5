// Keeps the screen on while the page of a game is open, if the reader has switched this on in the settings. The script
// is loaded only for these readers.
import { keepAwake } from '../page/wake-lock';
import { watchStored } from '../storage';

export function watchKeepAwake(): void {
  let release = () => {};
  watchStored('keepAwake', (isWanted) => {
    release();
    release = isWanted ? keepAwake() : () => {};
  });
}
