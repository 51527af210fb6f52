import type { UserType } from '@systole/domain/accounts/user-type'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ErrorDialog } from '../../ui/dialog/error-dialog.tsx'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'

type Step = { at: 'asking' | 'sending' | 'sent' } | { at: 'failed'; text: string }

/** LOGIN-7: asks for the e-mail and requests a reset link; it never reveals whether the account exists. */
export function ForgotPassword(props: {
  email: string
  userType: UserType | undefined
  onSeveralAccounts: (userTypes: UserType[]) => void
  onDone: () => void
}) {
  const { email, userType, onSeveralAccounts, onDone } = props
  const [step, setStep] = useState<Step>({ at: 'asking' })
  const { t } = useTranslation(['login', 'common'])

  const send = async () => {
    setStep({ at: 'sending' })
    try {
      const [{ askForReset }] = await Promise.all([import('./sign-in.ts'), addTexts('errors')])
      const result = await askForReset(email, userType)
      if (result.kind === 'sent') setStep({ at: 'sent' })
      else if (result.kind === 'chooseRole') {
        onDone()
        onSeveralAccounts(result.userTypes)
      } else throw new RefusedError(result)
    } catch (error) {
      setStep({ at: 'failed', text: describeError(error) })
    }
  }

  return (
    <>
      <ConfirmDialog
        open={step.at === 'asking' || step.at === 'sending'}
        title={t('forgot.title')}
        cancelLabel={t('common:no')}
        confirmLabel={t('common:yes')}
        busy={step.at === 'sending'}
        onCancel={onDone}
        onConfirm={() => void send()}
      >
        {t('forgot.ask', { email })}
      </ConfirmDialog>
      <MessageDialog open={step.at === 'sent'} title={t('forgot.sentTitle')} onClose={onDone}>
        {t('forgot.sent', { email })}
      </MessageDialog>
      <ErrorDialog text={step.at === 'failed' ? step.text : null} onClose={onDone} />
    </>
  )
}
