// Keeps the screen on while the page of a game is open, if the reader has chosen this in the settings. It is loaded only
// for these readers.
import { keepAwake } from '../page/wake-lock';
import { watchStored } from '../storage';

export function watchKeepAwake(): void {
  let release = () => {};
  watchStored('keepAwake', (isWanted) => {
    release();
    release = isWanted ? keepAwake() : () => {};
  });
}
