import { createStore } from '../../store.ts'

const KEY = 'systole.singleKeys'

/** WCAG 2.1.4: the switch for single-key shortcuts; the browser stores it. */
export const singleKeys = createStore(read())

export function setSingleKeys(on: boolean): void {
  singleKeys.set(on)
  try {
    window.localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // without storage the choice lasts until the page closes
  }
}

function read(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
