// Keeps the screen on while the page of a game is open. The page loads this script only if the reader has switched this
// on in the settings.
import { keepAwake } from '../page/wake-lock';
import { watchStored } from '../storage';

export function watchKeepAwake(): void {
  let release = () => {};
  watchStored('keepAwake', (isWanted) => {
    release();
    release = isWanted ? keepAwake() : () => {};
  });
}
