import { styled } from '@mui/material/styles'
import { Cloud, CloudCheck, HardDrive, Loader } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../display/icon.tsx'
import { useFormat } from '../format/use-format.ts'
import { useNow } from '../hooks/use-now.ts'

/** The state of the work: only on this device, a draft on the server, saved, or being saved. */
export type SaveMarkState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'draft'; at: Date }
  | { kind: 'kept'; at: Date }
  | { kind: 'saved'; at: Date }

const GLYPH = { saving: Loader, draft: HardDrive, kept: Cloud, saved: CloudCheck }

const Line = styled('span')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: ink.muted,
    fontSize: '.9375rem',
    '&[data-kind="saved"] svg': { color: tone.ok.solid },
    [theme.breakpoints.down('md')]: { fontSize: '.8125rem' },
  }
})

/**
 * Shows the save state: "Draft saved on this device, 14:02", "Draft saved, 14:02" and "Saved 14:02" are three different states.
 */
export const SaveMark = memo(function SaveMark({ state }: { state: SaveMarkState }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const now = useNow()
  const isDraft = state.kind === 'draft' || state.kind === 'kept'
  return (
    // Draft states change every few seconds and are not announced.
    <Line role="status" aria-live={isDraft ? 'off' : 'polite'} data-kind={state.kind}>
      {state.kind !== 'untouched' && <Icon of={GLYPH[state.kind]} />}
      {state.kind === 'saving' && t('saved.saving')}
      {state.kind === 'draft' && t('saved.draft', { time: format.timeOrDay(state.at, now) })}
      {state.kind === 'kept' && t('saved.kept', { time: format.timeOrDay(state.at, now) })}
      {state.kind === 'saved' && t('saved.now', { time: format.timeOrDay(state.at, now) })}
    </Line>
  )
})
