import { queryClient } from '../api/query-client.ts'
import { rememberSession } from './current-session.ts'

/** What belongs to the browser, not to the person: survives a logout. */
const KEPT = ['systole.language', 'systole.welcomed', 'systole.singleKeys']

/** SHELL-2: logout resets all stored state. */
export function forgetEverything(): void {
  queryClient.clear()
  rememberSession(undefined)
  try {
    window.sessionStorage.clear()
    for (const key of Object.keys(window.localStorage)) {
      if (!KEPT.includes(key)) window.localStorage.removeItem(key)
    }
  } catch {
    // Storage is switched off: nothing was stored.
  }
}
