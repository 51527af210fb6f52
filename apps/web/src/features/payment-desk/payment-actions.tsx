import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { HandleDialog } from './handle-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type Action = 'apply' | 'refund' | 'handle'

/**
 * Offers the actions for a payment: apply it to its case, refund it, or record a note. A dialog stays open to explain a
 * concurrent decision.
 */
export function PaymentActions({ payment }: { payment: DeskPayment }) {
  const { t } = useTranslation('paymentDesk')
  const [asking, setAsking] = useState<Action>()
  const close = () => setAsking(undefined)
  const [first, ...others] = actionsOf(payment)
  const words: Record<Action, string> = {
    apply: t('apply.open'),
    refund: t('dialog.open'),
    handle: t('handle.open'),
  }
  return (
    <>
      {first && (
        <span className="row">
          <Button
            variant={first === 'handle' ? 'outlined' : 'contained'}
            onClick={() => setAsking(first)}
          >
            {words[first]}
          </Button>
          {others.map((action) => (
            <Button key={action} variant="outlined" onClick={() => setAsking(action)}>
              {words[action]}
            </Button>
          ))}
        </span>
      )}
      {asking === 'apply' && <ApplyDialog payment={payment} onClose={close} />}
      {asking === 'refund' && <RefundDialog payment={payment} onClose={close} />}
      {asking === 'handle' && <HandleDialog id={payment.id} onClose={close} />}
    </>
  )
}

function actionsOf(payment: DeskPayment): Action[] {
  const { needs, refunds, refundable_minor, disputes, applicable } = payment
  const isWaiting = refunds.some(({ state }) => state === 'asked' || state === 'approved')
  const mayRefund = refundable_minor > 0 && !isDisputed({ disputes }) && !isWaiting
  const wantsPerson = needs.includes('unmatched') || needs.includes('refundFailed')
  return [
    ...(applicable ? (['apply'] as const) : []),
    ...(mayRefund ? (['refund'] as const) : []),
    ...(wantsPerson ? (['handle'] as const) : []),
  ]
}

export function isDisputed({ disputes }: Pick<DeskPayment, 'disputes'>): boolean {
  return disputes.some(({ state }) => state !== 'won')
}
