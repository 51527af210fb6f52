import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import type { TraceSource } from './source/trace-source.ts'

const Note = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '6px 12px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.strong,
    fontSize: '.875rem',
  }
})

/** Says that parts of the trace are missing because the server cannot be reached, with a retry. */
export function TraceStateNote({ source }: { source: TraceSource }) {
  const { t } = useTranslation('viewers')
  const state = useSyncExternalStore(source.subscribe, source.state)
  if (state !== 'away') return null
  return (
    <Note role="alert">
      {t('ecg.away')}
      <Button size="small" variant="outlined" onClick={source.retry}>
        {t('measure.again')}
      </Button>
    </Note>
  )
}
