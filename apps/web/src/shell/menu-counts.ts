import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** What the menu tells beside Incomplete test and Report. */
export type MenuCounts = { incomplete: number; unreadReports: number }

const store = createStore<MenuCounts>({ incomplete: 0, unreadReports: 0 })

/** The cases feature publishes; the menu and the tab title show. */
export function publishMenuCounts(counts: MenuCounts): void {
  store.set(counts)
}

export function useMenuCounts(): MenuCounts {
  return useSyncExternalStore(store.subscribe, store.get)
}
