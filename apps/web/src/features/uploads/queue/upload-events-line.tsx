import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { type UploadEvents, useUploadEvents } from './upload-events.ts'

/** Announces quarters and completion politely and failures immediately, for screen readers. */
export function UploadEventsLine({ caseId }: { caseId: string }) {
  const { t } = useTranslation('uploads')
  const events = useUploadEvents(caseId)
  return (
    <>
      <VisuallyHidden role="status">{events && sayPolitely(events)}</VisuallyHidden>
      <VisuallyHidden role="alert">
        {events?.kind === 'failed' && t('progress.failed', { name: events.name })}
      </VisuallyHidden>
    </>
  )

  function sayPolitely(said: UploadEvents) {
    if (said.kind === 'quarter')
      return said.isOfMany
        ? t('progress.quarterOfAll', { percent: said.percent })
        : t('progress.quarter', { name: said.name, percent: said.percent })
    return said.kind === 'added' && !said.isOfMany && t('fileAdded', { name: said.name })
  }
}
