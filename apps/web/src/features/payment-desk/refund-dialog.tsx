import { styled } from '@mui/material/styles'
import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { refreshDesk, requestRefund } from './desk.queries.ts'
import { readAmount, typedAmount } from './read-amount.ts'
import { useDeskWords } from './use-desk-words.ts'

const MAX_CHARACTERS = 1000
const Stack = styled('div')({ display: 'grid', gap: 16 })

/** Asks for the amount, the reason and the outcome of the case; states beforehand whether a second person must approve. */
export function RefundDialog(props: { payment: DeskPayment; onClose: () => void }) {
  const { payment, onClose } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'dialog' })
  const words = useDeskWords()
  const wish = useWish(payment)
  const { amountMinor, isAbove, endsCase } = wish
  const refunding = useAction({
    run: (reason: string) =>
      requestRefund({ id: payment.id, amountMinor: amountMinor ?? 0, reason, endsCase }),
    done: t(isAbove ? 'asked' : 'sent'),
    onDone: onClose,
    onEnd: refreshDesk,
  })
  const amount = words.money({ amount_minor: amountMinor ?? 0, currency: wish.currency })
  return (
    <ReasonDialog
      title={t('title', { hospital: payment.hospital })}
      field={{
        label: t('reason'),
        hint: t('reasonHint'),
        missing: t('reasonMissing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={isAbove || amountMinor === undefined ? t('ask') : t('confirm', { amount })}
      busyLabel={t('busy')}
      action={refunding}
      isBlocked={amountMinor === undefined}
      danger
      onConfirm={(reason) => refunding.start(reason)}
      onClose={onClose}
    >
      <WishFields payment={payment} wish={wish} />
    </ReasonDialog>
  )
}

function useWish(payment: DeskPayment) {
  const currency = payment.paid?.currency ?? payment.asked.currency
  const [typed, setTyped] = useState(() => typedAmount(payment.refundable_minor, currency))
  const mayEnd =
    typeof nextStatus({ status: payment.case_status }, 'reject', 'internal_admin') === 'string'
  const [wantsEnd, setWantsEnd] = useState(false)
  const read = readAmount(typed, currency)
  const amountMinor = read !== undefined && read <= payment.refundable_minor ? read : undefined
  return {
    currency,
    typed,
    setTyped,
    amountMinor,
    isAbove: amountMinor !== undefined && amountMinor > payment.alone_minor,
    /** True only if the payment's own submission can end with the refund. */
    mayEnd: mayEnd && payment.state === 'paid',
    endsCase: wantsEnd && mayEnd,
    setEndsCase: setWantsEnd,
  }
}

function WishFields(props: { payment: DeskPayment; wish: ReturnType<typeof useWish> }) {
  const { payment, wish } = props
  const { t } = useTranslation('paymentDesk', { keyPrefix: 'dialog' })
  const words = useDeskWords()
  const { currency, amountMinor, isAbove, mayEnd } = wish
  const most = words.money({ amount_minor: payment.refundable_minor, currency })
  const alone = words.money({ amount_minor: payment.alone_minor, currency })
  return (
    <Stack>
      <TextField
        label={t('amount', { currency })}
        hint={t('amountHint', { amount: most })}
        error={amountMinor === undefined ? t('amountBad', { amount: most }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={wish.typed}
        onChange={(event) => wish.setTyped(event.target.value)}
      />
      <p role="status" style={{ margin: 0 }}>
        {isAbove ? t('second', { amount: alone }) : t('alone')}
      </p>
      {mayEnd && (
        <CheckboxField label={t('endCase')} checked={wish.endsCase} onChange={wish.setEndsCase} />
      )}
      {!mayEnd && payment.case_status === 'close' && <p style={{ margin: 0 }}>{t('keepCase')}</p>}
    </Stack>
  )
}
