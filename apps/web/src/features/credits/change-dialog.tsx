import type { CreditHospital } from '@systole/contract/credit-office'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useToast } from '../../ui/use-toast.ts'
import { changeCredits } from './credits.queries.ts'
import type { Change } from './hospital-account.tsx'
import { useReasonField } from './use-reason-field.ts'

const WHOLE = /^[1-9]\d{0,5}$/

/** Gives or takes back credits: how many, of whose, and why. */
export function ChangeDialog(props: {
  hospital: CreditHospital
  change: Change
  onClose: () => void
}) {
  const { hospital, change, onClose } = props
  const { plan, direction } = change
  const { t } = useTranslation('credits')
  const format = useFormat()
  const [amount, setAmount] = useState('')
  const [source, setSource] = useState<'portal' | 'distributor'>('portal')
  const [isWrong, setWrong] = useState(false)
  const { work, give } = useChange(props, { amount, source })
  const grants = direction === 'grant'
  return (
    <ReasonDialog
      title={t(grants ? 'change.grantTitle' : 'change.takeBackTitle', { hospital: hospital.name })}
      field={useReasonField()}
      confirmLabel={t(work.isPending ? 'busy' : grants ? 'grant' : 'takeBack')}
      busy={work.isPending}
      failure={work.isError && <FailureNotice error={work.error} />}
      onConfirm={(reason) => {
        const isWhole = WHOLE.test(amount)
        setWrong(!isWhole)
        if (isWhole) give(reason)
      }}
      onClose={onClose}
    >
      <p>{t('change.holds', { plan: plan.name, balance: format.number(plan.balance) })}</p>
      <TextField
        label={t('change.amount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={amount}
        error={isWrong ? t('change.amountMissing') : undefined}
        onChange={(event) => {
          setAmount(event.target.value.trim())
          setWrong(false)
        }}
      />
      {grants && hospital.distributor && (
        <SelectField
          label={t('change.source')}
          value={source}
          options={[
            { value: 'portal', label: t('change.sources.portal') },
            {
              value: 'distributor',
              label: t('change.sources.distributor', { name: hospital.distributor.name }),
            },
          ]}
          onChange={(event) =>
            setSource(event.target.value === 'distributor' ? 'distributor' : 'portal')
          }
        />
      )}
    </ReasonDialog>
  )
}

function useChange(
  { hospital, change, onClose }: Parameters<typeof ChangeDialog>[0],
  { amount, source }: { amount: string; source: 'portal' | 'distributor' },
) {
  const { plan, direction } = change
  const { t } = useTranslation('credits')
  const format = useFormat()
  const toast = useToast()
  const work = useMutation({
    mutationFn: (note: string) =>
      changeCredits({
        hospital_id: hospital.hospital_id,
        credit_plan_id: plan.credit_plan_id,
        direction,
        credits: Number(amount),
        note,
        ...(direction === 'grant' && { source }),
      }),
    onSuccess: ({ name, plans }) => {
      const now = plans.find(({ credit_plan_id }) => credit_plan_id === plan.credit_plan_id)
      const balance = format.number(now?.balance ?? 0)
      toast.show(t('change.done', { hospital: name, plan: plan.name, balance }), 'success')
      onClose()
    },
  })
  return { work, give: (reason: string) => work.mutate(reason) }
}
