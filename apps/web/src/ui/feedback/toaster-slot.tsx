import { useEffect, useSyncExternalStore } from 'react'
import { lazyWithPreload, SILENT_RETRY } from '../lazy/lazy-with-preload.tsx'
import { whenIdle } from '../lazy/when-idle.ts'
import { toastStore } from './toast-store.ts'

const Toaster = lazyWithPreload(async () => (await import('./toaster.tsx')).Toaster, SILENT_RETRY)

/** Loads the toaster with the first toast. */
export function ToasterSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return toast ? <Toaster /> : null
}

/** Preloads the toaster, because the first toast may report a lost connection. */
export function useToasterAhead(): void {
  useEffect(() => whenIdle(() => void Toaster.fetch().catch(() => undefined)), [])
}
