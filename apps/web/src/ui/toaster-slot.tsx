import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Brings the toaster with the first toast. */
export function ToasterSlot() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return toast ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
