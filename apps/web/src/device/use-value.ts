/** A value that changes, as it is now. */
import type { Observable } from '@yaht/client';
import { useSyncExternalStore } from 'react';

export const useValue = <Value>({ subscribe, get }: Observable<Value>): Value => useSyncExternalStore(subscribe, get, get);
