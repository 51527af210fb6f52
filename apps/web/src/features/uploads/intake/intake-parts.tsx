import { lazy } from 'react'
import { addTexts } from '../../../i18n/i18n.ts'

/** The review list with its readers of ZIP and DICOM, the veil and the line of uploads come with their first use. */
export const IntakeDialog = lazy(async () => {
  const [{ IntakeDialog: component }] = await Promise.all([
    import('./intake-dialog.tsx'),
    addTexts('intake'),
  ])
  return { default: component }
})

export const DropVeil = lazy(async () => {
  const [{ DropVeil: component }] = await Promise.all([
    import('./drop-veil.tsx'),
    addTexts('intake'),
  ])
  return { default: component }
})

export const QueueBar = lazy(async () => {
  const [{ QueueBar: component }] = await Promise.all([
    import('./queue-bar.tsx'),
    addTexts('intake'),
  ])
  return { default: component }
})
