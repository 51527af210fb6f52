import { useSyncExternalStore } from 'react'
import { uploadPresence } from '../../features/uploads/queue/upload-presence.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'

const UploadPill = lazyWithPreload(async () => {
  const [{ UploadPill: component }] = await Promise.all([
    import('../../features/uploads/queue/upload-pill.tsx'),
    addTexts('intake'),
  ])
  return component
}, SILENT_RETRY)

/** Shows in the bar that uploads continue while the vet uses other pages. */
export function UploadSlot() {
  const present = useSyncExternalStore(uploadPresence.subscribe, uploadPresence.get)
  if (!present) return null
  return <UploadPill />
}
