import { styled } from '@mui/material/styles'
import { CircleDashed, Eye, type LucideIcon, MailCheck, MailWarning, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/tones.ts'
import { Button } from '../../ui/button/button.tsx'
import { DotList } from '../../ui/display/dot-list.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { BouncedDialog } from './bounced-dialog.tsx'
import type { Delivery } from './deliveries.queries.ts'

const LOOKS: Record<Delivery['state'], { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'info', icon: Send },
  accepted: { tone: 'ok', icon: MailCheck },
  bounced: { tone: 'danger', icon: MailWarning },
  opened: { tone: 'ok', icon: Eye },
}

const Row = styled('li')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '8px 0',
    borderTop: `1px solid ${edge.line}`,
    '& > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
    '& > span': { maxWidth: '100%', height: 'auto', minHeight: 26, whiteSpace: 'normal' },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
  }
})

/** Shows one address: the state of its mail, since when, and the button to resend it. */
export function DeliveryRow(props: {
  delivery?: Delivery
  /** An address to which no mail was sent yet. */
  email?: string
  isSending: boolean
  onResend?: (email: string) => void
  mayMarkBounced?: boolean
}) {
  const { delivery, isSending, onResend, mayMarkBounced = false } = props
  const { t } = useTranslation('deliveries')
  const [noting, setNoting] = useState(false)
  const email = delivery?.email ?? props.email ?? ''
  const isUnderWay = delivery?.state === 'queued' || delivery?.state === 'sent'
  return (
    <Row>
      <div>
        {email}
        {delivery && <Facts delivery={delivery} />}
      </div>
      {delivery ? (
        <State delivery={delivery} />
      ) : (
        <ToneChip tone="neutral">{t('notSentTo')}</ToneChip>
      )}
      {mayMarkBounced && delivery?.state === 'accepted' && (
        <Button size="small" onClick={() => setNoting(true)}>
          {t('markBounced')}
          <VisuallyHidden> {t('resendTo', { email })}</VisuallyHidden>
        </Button>
      )}
      {onResend && (
        <Button
          size="small"
          variant="outlined"
          disabled={isSending || isUnderWay}
          onClick={() => onResend(email)}
        >
          {t('resend')}
          <VisuallyHidden> {t('resendTo', { email })}</VisuallyHidden>
        </Button>
      )}
      {noting && delivery && <BouncedDialog delivery={delivery} onClose={() => setNoting(false)} />}
    </Row>
  )
}

function State({ delivery: { state, attempts } }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries')
  const { tone, icon } = LOOKS[state]
  const word = state === 'queued' && attempts > 0 ? 'retrying' : state
  return (
    <ToneChip tone={tone} icon={icon}>
      {t(`states.${word}`)}
    </ToneChip>
  )
}

function Facts({ delivery: { at, attempts, problem } }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries')
  const format = useFormat()
  return (
    <small>
      <DotList>
        {at && format.dateTime(at)}
        {attempts > 1 && t('attempts', { count: attempts })}
        {problem && t('problem', { problem })}
      </DotList>
    </small>
  )
}
