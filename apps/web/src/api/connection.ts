import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** online; offline: the device says so; unreachable: the portal does not answer. */
export type ConnectionState = 'online' | 'offline' | 'unreachable'

const store = createStore<ConnectionState>('online')

export const connection = {
  worked: () => store.set('online'),
  failed: () => store.set(navigator.onLine ? 'unreachable' : 'offline'),
}

/** Follows the browser's own notice; returns how to stop. */
export function watchConnection(): () => void {
  const offline = () => store.set('offline')
  const online = () => store.set('online')
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
  if (!navigator.onLine) offline()
  return () => {
    window.removeEventListener('offline', offline)
    window.removeEventListener('online', online)
  }
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(store.subscribe, store.get)
}
