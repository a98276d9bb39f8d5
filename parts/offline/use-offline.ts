// The offline copy of this device as the state of a part.
import { useOutside } from '../use-outside';
import { type Offline, offlineState, subscribe } from './client';

export const useOffline = (): Offline => useOutside(subscribe, offlineState);
