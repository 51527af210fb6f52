import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PASSKEY_NAME_MAX } from './add-passkey-dialog.tsx'
import { removePasskey, renamePasskey } from './own-account.queries.ts'

type Props = { passkey: { passkey_id: string; name: string }; onEnd: () => void }

export function RenamePasskeyDialog({ passkey, onEnd }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const [name, setName] = useState(passkey.name)
  const [isMissing, setMissing] = useState(false)
  const renaming = useAction({
    run: (wanted: string) => renamePasskey(passkey.passkey_id, wanted),
    onDone: onEnd,
  })
  const save = () => {
    setMissing(name.trim() === '')
    if (name.trim()) renaming.start(name.trim())
  }
  return (
    <FormDialog
      size="xs"
      title={t('passkeys.renameTitle')}
      submitLabel={t('common:save')}
      busyLabel={t('common:working')}
      action={renaming}
      onSubmit={save}
      onClose={onEnd}
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
  const removing = useAction({
    run: () => removePasskey(passkey.passkey_id),
    done: t('passkeys.removed'),
    onDone: onEnd,
  })
  return (
    <ConfirmDialog
      open
      title={t('passkeys.removeTitle', { name: passkey.name })}
      confirmLabel={t('passkeys.remove')}
      danger
      busy={removing.isBusy}
      onCancel={onEnd}
      onConfirm={() => removing.start()}
    >
      {t('passkeys.removeText')}
      {removing.problem && (
        <Notice tone="danger" announce>
          {removing.problem}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
