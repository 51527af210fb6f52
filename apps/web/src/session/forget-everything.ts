import { queryClient } from '../api/query-client.ts'
import { rememberSession } from './current-session.ts'

/** The keys that belong to the browser or its user's equipment and survive a logout. */
const KEPT = [
  'systole.language',
  'systole.welcomed',
  'systole.singleKeys',
  'systole.screenMillimetres',
  'systole.headphones',
  'systole.desks',
  'systole.ecgNight',
]

const listeners = new Set<() => void>()

/** Adds a listener for data kept in memory outside the queries, such as running uploads. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** SHELL-2: resets all stored state at logout. */
export function forgetEverything(): void {
  queryClient.clear()
  rememberSession(undefined)
  for (const listener of listeners) listener()
  try {
    window.sessionStorage.clear()
    for (const key of Object.keys(window.localStorage)) {
      if (!KEPT.includes(key)) window.localStorage.removeItem(key)
    }
  } catch {
    // storage is switched off: nothing was stored
  }
}
