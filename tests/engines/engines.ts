// The engines that are on this machine, each with the way to start it.
import { findFirefox, findWebKit } from '../../scripts/setup/find-engines.mjs';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface KnownEngine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Undefined where the engine is not on this machine. */
  start: (() => Promise<Engine>) | undefined;
}

export function knownEngines(): KnownEngine[] {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return [
    { name: 'Chromium', start: startChromium },
    { name: 'Firefox', start: firefox ? () => startFirefox(firefox) : undefined },
    { name: 'WebKit', start: webkit ? () => startWebKit(webkit) : undefined },
  ];
}
