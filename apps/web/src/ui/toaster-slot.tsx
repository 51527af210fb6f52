import { useEffect, useSyncExternalStore } from 'react'
import { LATER, lazyAhead } from './lazy-ahead.tsx'
import { toastStore } from './toast-store.ts'
import { whenIdle } from './when-idle.ts'

const Toaster = lazyAhead(async () => (await import('./toaster.tsx')).Toaster, LATER)

/** Brings the toaster with the first toast. */
export function ToasterSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return toast ? <Toaster /> : null
}

/** The first toast may have to say that the line is cut. */
export function useToasterAhead(): void {
  useEffect(() => whenIdle(() => void Toaster.fetch().catch(() => undefined)), [])
}
