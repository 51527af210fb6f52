import { useEffect, useSyncExternalStore } from 'react'
import { LATER, lazyAhead } from './lazy-ahead.tsx'
import { toastStore } from './toast-store.ts'
import { whenIdle } from './when-idle.ts'

const Toaster = lazyAhead(async () => (await import('./toaster.tsx')).Toaster, LATER)

/** Loads the toaster with the first toast. */
export function ToasterSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return toast ? <Toaster /> : null
}

/** Preloads the toaster, because the first toast may report a lost connection. */
export function useToasterAhead(): void {
  useEffect(() => whenIdle(() => void Toaster.fetch().catch(() => undefined)), [])
}
