import { styled } from '@mui/material/styles'
import type { DeskPayment, WireRefund } from '@systole/contract/money/payment-desk'
import { refundProgress } from '@systole/domain/payments/refund'
import {
  Ban,
  CircleCheck,
  CircleX,
  CornerDownLeft,
  Hourglass,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'

const Chips = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 })

const STATES = {
  creating: { tone: 'neutral', icon: Hourglass },
  open: { tone: 'neutral', icon: Hourglass },
  processing: { tone: 'info', icon: Hourglass },
  paid: { tone: 'ok', icon: CircleCheck },
  refunded: { tone: 'neutral', icon: Undo2 },
  partlyRefunded: { tone: 'info', icon: Undo2 },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: Ban },
  paid_duplicate: { tone: 'warn', icon: TriangleAlert },
  paid_mismatch: { tone: 'warn', icon: TriangleAlert },
} as const

const REFUNDS = {
  asked: { tone: 'warn', icon: Hourglass },
  approved: { tone: 'info', icon: Undo2 },
  pending: { tone: 'info', icon: Hourglass },
  succeeded: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  declined: { tone: 'neutral', icon: Ban },
  returned: { tone: 'danger', icon: CornerDownLeft },
} as const

/** Shows the state of a payment and why it needs action. */
export function PaymentChips(props: Pick<DeskPayment, 'state' | 'needs' | 'paid' | 'refunds'>) {
  const { needs } = props
  const { t } = useTranslation('paymentDesk')
  const state = shownState(props)
  return (
    <Chips>
      <ToneChip {...STATES[state]}>{t(`states.${state}`)}</ToneChip>
      {needs.map((need) => (
        <ToneChip key={need} tone={need === 'refundAsked' ? 'warn' : 'danger'} icon={TriangleAlert}>
          {t(`needs.${need}`)}
        </ToneChip>
      ))}
    </Chips>
  )
}

/** Returns the state, extended by the share of a paid payment that was refunded. */
function shownState({ state, paid, refunds }: Pick<DeskPayment, 'state' | 'paid' | 'refunds'>) {
  if (state !== 'paid' || !paid) return state
  const facts = refunds.map((each) => ({ state: each.state, amountMinor: each.amount_minor }))
  const progress = refundProgress(paid.amount_minor, facts)
  if (progress === 'none') return state
  return progress === 'all' ? 'refunded' : 'partlyRefunded'
}

export function RefundChip({ state }: Pick<WireRefund, 'state'>) {
  const { t } = useTranslation('paymentDesk')
  return <ToneChip {...REFUNDS[state]}>{t(`refunds.states.${state}`)}</ToneChip>
}
