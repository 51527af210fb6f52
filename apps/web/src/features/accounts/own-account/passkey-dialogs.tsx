import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PASSKEY_NAME_MAX } from './add-passkey-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { removePasskey, renamePasskey } from './own-account.queries.ts'
import { useTask } from './use-task.ts'

type Props = { passkey: { passkey_id: string; name: string }; onEnd: () => void }

export function RenamePasskeyDialog({ passkey, onEnd }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const [name, setName] = useState(passkey.name)
  const [isMissing, setMissing] = useState(false)
  const { busy, problem, run } = useTask()
  const save = async () => {
    setMissing(name.trim() === '')
    if (name.trim() && (await run(() => renamePasskey(passkey.passkey_id, name.trim())))) onEnd()
  }
  return (
    <FormDialog
      open
      title={t('passkeys.renameTitle')}
      submitLabel={t('common:save')}
      busy={busy}
      problem={problem}
      onSubmit={() => void save()}
      onCancel={onEnd}
    >
      <TextField
        label={t('passkeys.name')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
        error={isMissing ? t('passkeys.nameMissing') : undefined}
      />
    </FormDialog>
  )
}

export function RemovePasskeyDialog({ passkey, onEnd }: Props) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { busy, problem, run } = useTask()
  const remove = async () => {
    if (!(await run(() => removePasskey(passkey.passkey_id)))) return
    toast.show(t('passkeys.removed'), 'success')
    onEnd()
  }
  return (
    <ConfirmDialog
      open
      title={t('passkeys.removeTitle', { name: passkey.name })}
      confirmLabel={t('passkeys.remove')}
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void remove()}
    >
      {t('passkeys.removeText')}
      {problem && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
