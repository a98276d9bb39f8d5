'use client';
// The offline copy of this device as React state.
import { useSyncExternalStore } from 'react';
import { type Offline, offlineState, subscribe } from './offline-client';

const BEFORE: Offline = { support: 'starting' };

export const useOffline = (): Offline => useSyncExternalStore(subscribe, offlineState, () => BEFORE);
