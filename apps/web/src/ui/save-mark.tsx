import { styled } from '@mui/material/styles'
import { CloudCheck, HardDrive, Loader } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { useFormat } from './use-format.ts'
import { useNow } from './use-now.ts'

/** Where the work is now: on the server, on this device only, or on its way. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'draft'; at: Date }
  | { kind: 'saved'; at: Date }

const GLYPH = { saving: Loader, draft: HardDrive, saved: CloudCheck }

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

/** Saving, told honestly: "Draft kept on this device, 14:02" is not "Saved 14:02". */
export function SaveMark({ state }: { state: SaveState }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const now = useNow()
  return (
    <Line role="status" data-kind={state.kind}>
      {state.kind !== 'untouched' && <Icon of={GLYPH[state.kind]} />}
      {state.kind === 'saving' && t('saved.saving')}
      {state.kind === 'draft' && t('saved.draft', { time: format.time(state.at) })}
      {state.kind === 'saved' && t('saved.now', { time: format.timeOrDay(state.at, now) })}
    </Line>
  )
}
