import { styled } from '@mui/material/styles'
import type { TimelineEvent } from '@systole/domain/cases/case-timeline'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/tones.ts'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { TimelineItem } from './timeline.queries.ts'

/** The tones of events: those that require action are prominent, completed ones are green, the others plain. */
const TONES: Partial<Record<TimelineEvent, Tone>> = {
  'payment.received': 'info',
  'payment.refunded': 'warn',
  'payment.refund_returned': 'warn',
  'credits.deducted': 'info',
  'case.claim': 'violet',
  'enquiry.asked': 'warn',
  'deadline.overtime': 'warn',
  'case.askRepeat': 'warn',
  'mail.bounced': 'danger',
  'report.late': 'danger',
  'case.reject': 'danger',
  'report.released': 'ok',
  'report.corrected': 'ok',
}

const Line = styled('li', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => {
    const { edge, ink, tone: tones } = (theme.vars ?? theme).palette
    return {
      position: 'relative',
      padding: '0 0 14px 22px',
      '&:last-of-type': { paddingBottom: 0 },
      '&::before': {
        content: '""',
        position: 'absolute',
        left: 0,
        top: 6,
        width: 11,
        height: 11,
        borderRadius: '50%',
        backgroundColor: tone === 'neutral' ? edge.line : tones[tone].solid,
        border: '1px solid transparent',
      },
      '&:not(:last-of-type)::after': {
        content: '""',
        position: 'absolute',
        left: 5,
        top: 20,
        bottom: -4,
        width: 1,
        backgroundColor: edge.line,
      },
      '& b': { display: 'block', fontWeight: 600, color: ink.strong },
      '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
      '& p': {
        margin: '2px 0 0',
        fontSize: '.9375rem',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      },
    }
  },
)

/** Shows an event with its author, its time and its note. */
export function TimelineLine({ line }: { line: TimelineItem }) {
  const { t } = useTranslation('timeline')
  const format = useFormat()
  const { event, clock, note, at, count, role } = line
  const isEcgClaim = event === 'case.claim' && role !== 'cardiologist'
  const who = useWho(line)
  return (
    <Line tone={TONES[event] ?? 'neutral'}>
      <b>{isEcgClaim ? t('events.case.claimEcg') : t(`events.${event}`, { count })}</b>
      <small>
        <DotList>
          {who}
          {at && format.dateTime(at)}
          {clock && t(`events.clock.${clock}`)}
        </DotList>
      </small>
      {note && <p>{note}</p>}
    </Line>
  )
}

/** Returns the author: staff see names, the hospital sees the role. */
function useWho({ actor, role }: TimelineItem): string {
  const { t } = useTranslation('timeline')
  if (actor) return actor
  if (role === 'system') return ''
  return role === 'cardiologist' ? t('cardiologist') : t('office')
}
