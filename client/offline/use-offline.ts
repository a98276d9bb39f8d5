// The hook that subscribes a component to the state of the offline copy.
import { useExternalStore } from '../use-external-store';
import { type OfflineSnapshot, offlineSnapshot, subscribeOffline } from './offline-client';

export const useOffline = (): OfflineSnapshot => useExternalStore(subscribeOffline, offlineSnapshot);
