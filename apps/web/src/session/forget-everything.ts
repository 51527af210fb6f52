import { queryClient } from '../api/query-client.ts'
import { rememberSession } from './current-session.ts'

/** What belongs to the browser, or says how somebody sits before it: survives a logout. */
const KEPT = [
  'systole.language',
  'systole.welcomed',
  'systole.singleKeys',
  'systole.screenMillimetres',
  'systole.headphones',
  'systole.desks',
]

const listeners = new Set<() => void>()

/** For what is kept in memory outside the queries, such as uploads on their way. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** SHELL-2: logout resets all stored state. */
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
    // Storage is switched off: nothing was stored.
  }
}
