import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** online; offline: the device says so; unreachable: the portal does not answer. */
export type ConnectionState = 'online' | 'offline' | 'unreachable'

/** Where a node says that it reaches its database. */
const READY_PATH = '/readyz'
const ASK_EVERY_MS = 5000

const store = createStore<ConnectionState>('online')

export const connection = {
  worked: () => store.set('online'),
  failed: () => store.set(navigator.onLine ? 'unreachable' : 'offline'),
  isOnline: () => store.get() === 'online',
  subscribe: store.subscribe,
}

/** Follows the browser's own notice, and asks by itself whether a lost portal is back; returns how to stop. */
export function watchConnection(): () => void {
  const offline = () => store.set('offline')
  const online = () => store.set('online')
  window.addEventListener('offline', offline)
  window.addEventListener('online', online)
  const timer = window.setInterval(() => void askWhetherBack(), ASK_EVERY_MS)
  if (!navigator.onLine) offline()
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('offline', offline)
    window.removeEventListener('online', online)
  }
}

export function useConnection(): ConnectionState {
  return useSyncExternalStore(store.subscribe, store.get)
}

async function askWhetherBack(): Promise<void> {
  if (store.get() !== 'unreachable' || document.hidden) return
  const answer = await fetch(READY_PATH, { cache: 'no-store' }).catch(() => undefined) // still away
  if (answer?.ok) connection.worked()
}
