// How this device can install the site: the browser's own offer where it makes one, otherwise words.
import { useCallback } from 'preact/hooks';
import { findInstallWay, type InstallWay } from '@/lib/install/install-prompt';
import { useOutside } from '../use-external-store';

/** Chromium's offer to install; the script in the head keeps it until it is wanted. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    pravyloInstall?: InstallOffer;
  }
}

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function withdrawOffer(): void {
  delete window.pravyloInstall;
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', withdrawOffer);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', withdrawOffer);
  };
}

const readWay = (): InstallWay =>
  findInstallWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    canPrompt: window.pravyloInstall !== undefined,
  });

const readInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

interface Install {
  way: InstallWay;
  /** This very window is the installed app. */
  isInstalled: boolean;
  /** Shows the browser's own dialog; false when the reader says no to it. */
  install: () => Promise<boolean>;
}

export function useInstall(): Install {
  const way = useOutside(subscribe, readWay);
  const isInstalled = useOutside(subscribe, readInstalled);
  const install = useCallback(async () => {
    const offer = window.pravyloInstall;
    if (!offer) return true;
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer can be used once.
    withdrawOffer();
    if (outcome === 'dismissed') return false;
    // Whoever installs wants it kept: the moment when a browser says yes to that.
    await navigator.storage?.persist?.().catch(() => false);
    return true;
  }, []);
  return { way, isInstalled, install };
}
