import { styled } from '@mui/material/styles'
import type { WireRegistration } from '@systole/contract/registrations'
import { REASON_MAX_CHARACTERS } from '@systole/domain/registrations/refuse-decision'
import { cleanText } from '@systole/domain/text/clean-text'
import { languageNames } from '@systole/i18n/languages'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { DecisionWork } from './use-decision.ts'

const Stack = styled('div')({ display: 'grid', gap: 16 })

/** Who declines says why. What is typed is not lost by a stray Escape. */
export function DeclineDialog(props: {
  registration: WireRegistration
  decision: DecisionWork
  onClose: () => void
}) {
  const { registration, decision, onClose } = props
  const { t } = useTranslation(['registration', 'common'])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const decline = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') field.current?.focus()
    else void decision.decide({ decision: 'decline', reason })
  }
  return (
    <AppDialog
      open
      title={t('staff.declineDialog.title', { hospital: registration.hospital_name })}
      onClose={onClose}
      dismiss={{ escape: reason === '' }}
      initialFocus={field}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" color="error" disabled={decision.isBusy} onClick={decline}>
            {t(decision.isBusy ? 'staff.declineDialog.busy' : 'staff.declineDialog.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('staff.declineDialog.text')}</p>
        <TextField
          inputRef={field}
          multiline
          rows={5}
          label={t('staff.declineDialog.reason')}
          hint={t('staff.declineDialog.reasonHint', {
            language: languageNames[registration.language].full,
          })}
          maxLength={REASON_MAX_CHARACTERS}
          value={reason}
          error={isMissing ? t('staff.declineDialog.reasonMissing') : undefined}
          onChange={(event) => {
            setReason(cleanText(event.target.value))
            setMissing(false)
          }}
        />
        {decision.failure && (
          <Notice tone="danger" announce>
            {decision.failure}
          </Notice>
        )}
      </Stack>
    </AppDialog>
  )
}
