import { styled } from '@mui/material/styles'
import { EMAIL_FORMAT } from '@systole/domain/accounts/email-format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { sendLinkAgain } from './confirm-link.ts'

const Form = styled('form')({ display: 'grid', gap: 16, width: '100%' })

/** Requests a new link by the e-mail of the application, for a link that is no longer known. */
export function AskForLink({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('registration')
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<'emailMissing' | 'emailFormat'>()
  const sending = useAction({ run: sendLinkAgain, onDone: onSent })
  const send = () => {
    const found = problemOf(email)
    setProblem(found)
    if (!found) sending.start({ email: email.trim() })
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {sending.problem && (
        <Notice tone="danger" announce>
          {sending.problem}
        </Notice>
      )}
      <TextField
        type="email"
        label={t('confirm.email')}
        autoComplete="email"
        value={email}
        error={problem && t(`reasons.${problem}`)}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={sending.isBusy}>
        {t(sending.isBusy ? 'inbox.sending' : 'confirm.sendNew')}
      </Button>
    </Form>
  )
}

function problemOf(email: string): 'emailMissing' | 'emailFormat' | undefined {
  if (email.trim() === '') return 'emailMissing'
  return EMAIL_FORMAT.test(email.trim()) ? undefined : 'emailFormat'
}
