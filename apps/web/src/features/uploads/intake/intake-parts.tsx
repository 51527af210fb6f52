import { addTexts } from '../../../i18n/i18n.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { lazyWithPreload, SILENT_RETRY } from '../../../ui/lazy/lazy-with-preload.tsx'

/** Parts loaded on first use: the review with its parsers of ZIP and DICOM, the drop overlay and the queue bar. */
export const IntakeDialog = lazyDialog(async () => {
  const [{ IntakeDialog: component }] = await Promise.all([
    import('./intake-dialog.tsx'),
    addTexts('intake'),
  ])
  return component
})

export const DropVeil = lazyWithPreload(async () => {
  const [{ DropVeil: component }] = await Promise.all([
    import('./drop-veil.tsx'),
    addTexts('intake'),
  ])
  return component
}, SILENT_RETRY)

export const QueueBar = lazyWithPreload(async () => {
  const [{ QueueBar: component }] = await Promise.all([
    import('./queue-bar.tsx'),
    addTexts('intake'),
  ])
  return component
}, SILENT_RETRY)
