import Typography from '@mui/material/Typography'
import { Clock, ClockAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import { timeLook } from './time-tone.ts'
import { ToneChip } from './tone-chip.tsx'

const CLOCKS = { none: undefined, clock: Clock, alert: ClockAlert }

/** Shows the remaining time: "5 h 48 min", "Overtime 12 min". Minutes are whole; negative means late. */
export function TimeLeft({ minutesLeft }: { minutesLeft: number }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const look = timeLook(minutesLeft)
  const duration = format.duration(Math.abs(minutesLeft))
  if (look === 'plain') {
    return (
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'ink.muted', whiteSpace: 'nowrap' }}
      >
        {duration}
      </Typography>
    )
  }
  const icon = CLOCKS[look.clock]
  return (
    <ToneChip tone={look.tone} solid={look.solid} {...(icon && { icon })}>
      {minutesLeft < 0 ? t('time.overtime', { duration }) : duration}
    </ToneChip>
  )
}
