// Lists the browsers in which journeys run, with a function that starts each installed one.
import { findFirefox, findWebKit } from '../../scripts/setup/find-firefox-and-webkit.mjs';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface EngineEntry {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Starts the browser. Undefined if the browser is not installed. */
  start: (() => Promise<Engine>) | undefined;
}

export function listEngines(): EngineEntry[] {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return [
    { name: 'Chromium', start: startChromium },
    { name: 'Firefox', start: firefox ? () => startFirefox(firefox) : undefined },
    { name: 'WebKit', start: webkit ? () => startWebKit(webkit) : undefined },
  ];
}
