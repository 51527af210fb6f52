import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useAmountField } from './amount-field.tsx'
import { useReasonField } from './use-reason-field.ts'

/** Grants or takes back credits: shows the balance and asks for an amount and a reason. */
export function AmountDialog<Result>(props: {
  title: string
  holds: string
  confirmLabel: string
  act: (wish: { note: string; credits: number }) => Promise<Result>
  done: (result: Result) => string
  /** The further fields of the dialog. */
  children?: ReactNode
  onClose: () => void
}) {
  const { title, holds, confirmLabel, act, done, children, onClose } = props
  const { t } = useTranslation('credits')
  const amount = useAmountField()
  const work = useAction({ run: act, done, onDone: onClose })
  return (
    <ReasonDialog
      title={title}
      field={useReasonField()}
      confirmLabel={confirmLabel}
      busyLabel={t('busy')}
      action={work}
      initialFocus={amount.input}
      onConfirm={(note) => {
        const credits = amount.read()
        if (credits !== undefined) work.start({ note, credits })
      }}
      onClose={onClose}
    >
      <p>{holds}</p>
      {amount.field}
      {children}
    </ReasonDialog>
  )
}
