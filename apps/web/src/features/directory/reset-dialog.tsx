import { styled } from '@mui/material/styles'
import type { DirectoryEntry } from '@systole/contract/account-directory'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { userTypeKey } from '../../shell/person.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { nameOf } from './account-table.tsx'
import { resetSecondStep } from './directory.queries.ts'

const Stack = styled('div')({ display: 'grid', gap: 16 })
const REASON_MAX_CHARACTERS = 500

/** Names the person and what is lost, and wants a reason: it stays in the audit log. */
export function ResetDialog(props: { account: DirectoryEntry; onClose: () => void }) {
  const { account, onClose } = props
  const { t } = useTranslation(['directory', 'common', 'shell'])
  const name = nameOf(account)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const toast = useToast()
  const work = useMutation({
    mutationFn: () => resetSecondStep(account.uid, reason.trim()),
    onSuccess: () => {
      toast.show(t('reset.done', { name }), 'success')
      onClose()
    },
  })
  const reset = () => {
    if (work.isPending) return
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else work.mutate()
  }
  return (
    <AppDialog
      open
      title={t('reset.title', { name })}
      onClose={onClose}
      dismiss={{ escape: reason === '' }}
      initialFocus={field}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" color="error" aria-disabled={work.isPending} onClick={reset}>
            {t(work.isPending ? 'reset.busy' : 'reset.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('reset.text', {
            email: account.email,
            role: t(`shell:userTypes.${userTypeKey[account.user_type]}`),
          })}
        </p>
        <p>
          <b>{t('reset.sure')}</b>
        </p>
        <TextField
          inputRef={field}
          multiline
          rows={4}
          label={t('reset.reason')}
          hint={t('reset.reasonHint')}
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          error={isMissing ? t('reset.reasonMissing') : undefined}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
          }}
        />
        {work.isError && <FailureNotice error={work.error} />}
      </Stack>
    </AppDialog>
  )
}
