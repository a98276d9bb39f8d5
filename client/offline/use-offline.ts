// The offline copy of this device as the state of a part.
import { useOutside } from '../use-external-store';
import { type Offline, offlineState, subscribe } from './offline-client';

export const useOffline = (): Offline => useOutside(subscribe, offlineState);
