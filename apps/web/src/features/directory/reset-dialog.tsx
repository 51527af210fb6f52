import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { userTypeKey } from '../../shell/person.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { accountName } from './account-state.tsx'
import { resetSecondStep } from './directory.queries.ts'

const REASON_MAX_CHARACTERS = 500

/** Names the person and what will be lost, and requires a reason for the audit log. */
export function ResetDialog(props: { account: DirectoryEntry; onClose: () => void }) {
  const { account, onClose } = props
  const { t } = useTranslation(['directory', 'shell'])
  const name = accountName(account)
  const toast = useToast()
  const work = useMutation({
    mutationFn: (reason: string) => resetSecondStep(account.uid, reason),
    onSuccess: () => {
      toast.show(t('reset.done', { name }), 'success')
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t('reset.title', { name })}
      field={{
        label: t('reset.reason'),
        hint: t('reset.reasonHint'),
        missing: t('reset.reasonMissing'),
        maxLength: REASON_MAX_CHARACTERS,
      }}
      confirmLabel={t(work.isPending ? 'reset.busy' : 'reset.confirm')}
      busy={work.isPending}
      danger
      failure={work.isError && <FailureNotice error={work.error} />}
      onConfirm={(reason) => work.mutate(reason)}
      onClose={onClose}
    >
      <p>
        {t('reset.text', {
          email: account.email,
          role: t(`shell:userTypes.${userTypeKey[account.user_type]}`),
        })}
      </p>
      <p>
        <b>{t('reset.sure')}</b>
      </p>
    </ReasonDialog>
  )
}
