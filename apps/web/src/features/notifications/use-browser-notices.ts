import { useSyncExternalStore } from 'react'
import { type BrowserNotices, browserNotices, subscribeNotices } from './browser-notices.ts'

export function useBrowserNotices(): BrowserNotices {
  return useSyncExternalStore(subscribeNotices, browserNotices)
}
