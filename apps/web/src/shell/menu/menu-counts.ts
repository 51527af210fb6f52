import { useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'

/** The figures in the menu. */
export type MenuCounts = {
  incomplete: number
  unreadReports: number
  waitingApplications: number
  /** The bounced mails, with failed jobs and damaged files, whose page is reached from there. */
  undeliveredMails: number
  paymentsToHandle: number
}

const store = createStore<MenuCounts>({
  incomplete: 0,
  unreadReports: 0,
  waitingApplications: 0,
  undeliveredMails: 0,
  paymentsToHandle: 0,
})

/** Publishes counts from the code that knows them; the menu and the tab title show them. */
export function publishMenuCounts(counts: Partial<MenuCounts>): void {
  store.set({ ...store.get(), ...counts })
}

export function useMenuCounts(): MenuCounts {
  return useSyncExternalStore(store.subscribe, store.get)
}
