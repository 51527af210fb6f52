import { createStore, type Store } from '../store.ts'

/**
 * Returns a switch that the browser stores. Its key is listed in forget-everything.ts if it survives a logout. Without storage a
 * choice lasts until the page closes.
 */
export function deviceSwitch(key: string, initially: boolean): Store<boolean> {
  const store = createStore(read(key) ?? initially)
  return {
    ...store,
    set: (isOn) => {
      store.set(isOn)
      try {
        window.localStorage.setItem(key, isOn ? 'on' : 'off')
      } catch {
        // see above
      }
    },
  }
}

function read(key: string): boolean | undefined {
  try {
    const stored = window.localStorage.getItem(key)
    return stored === null ? undefined : stored !== 'off'
  } catch {
    return undefined
  }
}
