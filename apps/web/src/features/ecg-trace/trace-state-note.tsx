import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import type { TraceSource } from './source/trace-source.ts'
import { TraceNote } from './trace-note.tsx'

/** Says that parts of the trace are missing because the server cannot be reached, with a retry. */
export function TraceStateNote({ source }: { source: TraceSource }) {
  const { t } = useTranslation('viewers')
  const state = useSyncExternalStore(source.subscribe, source.state)
  if (state !== 'away') return null
  return (
    <TraceNote role="alert">
      {t('ecg.away')}
      <Button size="small" variant="outlined" onClick={source.retry}>
        {t('measure.again')}
      </Button>
    </TraceNote>
  )
}
