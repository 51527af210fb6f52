import { createStore } from '../../../store.ts'

const KEY = 'systole.uploads'

/** A store that is true while uploads run, or if they ran when the page was last left; small, for the frame of every page. */
export const uploadPresence = createStore(wasLeft())

function wasLeft(): boolean {
  try {
    return (window.localStorage.getItem(KEY) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
