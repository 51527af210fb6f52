import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** The connection: online; offline, as reported by the device; unreachable, if the portal does not respond. */
export type ConnectionState = 'online' | 'offline' | 'unreachable'

/** The path at which a node reports that it reaches its database. */
const READY_PATH = '/readyz'
const ASK_EVERY_MS = 5000

const store = createStore<ConnectionState>('online')

export const connection = {
  worked: () => store.set('online'),
  failed: () => store.set(navigator.onLine ? 'unreachable' : 'offline'),
  isOnline: () => store.get() === 'online',
  subscribe: store.subscribe,
}

/** Follows the browser's events and polls whether a lost portal has returned. Returns a function that stops it. */
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
  const answer = await fetch(READY_PATH, { cache: 'no-store' }).catch(() => undefined) // still unreachable
  if (answer?.ok) connection.worked()
}
