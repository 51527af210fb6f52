import type { DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { userTypeKey } from '../../shell/person.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { accountName } from './account-state.tsx'
import { resetSecondStep } from './directory.queries.ts'

const REASON_MAX_CHARACTERS = 500

/** Names the person and what will be lost, and requires a reason for the audit log. */
export function ResetDialog(props: { account: DirectoryEntry; onClose: () => void }) {
  const { account, onClose } = props
  const { t } = useTranslation(['directory', 'shell'])
  const name = accountName(account)
  const work = useAction({
    run: (reason: string) => resetSecondStep(account.uid, reason),
    done: t('reset.done', { name }),
    onDone: onClose,
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
      confirmLabel={t('reset.confirm')}
      busyLabel={t('reset.busy')}
      action={work}
      danger
      onConfirm={(reason) => work.start(reason)}
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
