// A hook for installing the site. If the browser has an install prompt, the hook opens it; otherwise the component
// shows instructions.
import { useCallback } from 'preact/hooks';
import { findInstallWay, type InstallWay } from '@/lib/install/install-prompt';
import { useExternalStore } from '../use-external-store';

/**
 * Chromium's `beforeinstallprompt` event. A script in the head of the page stores the event until the reader taps the
 * button for installing.
 */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    pravyloInstall?: InstallPromptEvent;
  }
}

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

function discardPromptEvent(): void {
  delete window.pravyloInstall;
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', discardPromptEvent);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', discardPromptEvent);
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

interface InstallState {
  way: InstallWay;
  /** Whether this window is the installed app. */
  isInstalled: boolean;
  /** Shows the browser's install dialog; resolves to false if the reader dismisses the dialog. */
  install: () => Promise<boolean>;
}

export function useInstall(): InstallState {
  const way = useExternalStore(subscribe, readWay);
  const isInstalled = useExternalStore(subscribe, readInstalled);
  const install = useCallback(async () => {
    const promptEvent = window.pravyloInstall;
    if (!promptEvent) return true;
    await promptEvent.prompt();
    const { outcome } = await promptEvent.userChoice;
    // A stored `beforeinstallprompt` event can open the dialog only once.
    discardPromptEvent();
    if (outcome === 'dismissed') return false;
    // Asks for persistent storage now, because browsers are most likely to grant it to an app that was just installed.
    await navigator.storage?.persist?.().catch(() => false);
    return true;
  }, []);
  return { way, isInstalled, install };
}
