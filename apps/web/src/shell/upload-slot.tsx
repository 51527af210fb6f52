import { useSyncExternalStore } from 'react'
import { uploadPresence } from '../features/uploads/upload-presence.ts'
import { addTexts } from '../i18n/i18n.ts'
import { LATER, lazyAhead } from '../ui/lazy-ahead.tsx'

const UploadPill = lazyAhead(async () => {
  const [{ UploadPill: component }] = await Promise.all([
    import('../features/uploads/upload-pill.tsx'),
    addTexts('intake'),
  ])
  return component
}, LATER)

/** Shows in the bar that uploads continue while the vet uses other pages. */
export function UploadSlot() {
  const present = useSyncExternalStore(uploadPresence.subscribe, uploadPresence.get)
  if (!present) return null
  return <UploadPill />
}
