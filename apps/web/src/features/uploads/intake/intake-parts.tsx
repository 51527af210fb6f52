import { addTexts } from '../../../i18n/i18n.ts'
import { LATER, lazyAhead } from '../../../ui/lazy-ahead.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

/** Parts loaded on first use: the review with its parsers of ZIP and DICOM, the drop overlay and the queue bar. */
export const IntakeDialog = lazyDialog(async () => {
  const [{ IntakeDialog: component }] = await Promise.all([
    import('./intake-dialog.tsx'),
    addTexts('intake'),
  ])
  return component
})

export const DropVeil = lazyAhead(async () => {
  const [{ DropVeil: component }] = await Promise.all([
    import('./drop-veil.tsx'),
    addTexts('intake'),
  ])
  return component
}, LATER)

export const QueueBar = lazyAhead(async () => {
  const [{ QueueBar: component }] = await Promise.all([
    import('./queue-bar.tsx'),
    addTexts('intake'),
  ])
  return component
}, LATER)
