import { styled } from '@mui/material/styles'
import { PASSWORD_MIN_CHARACTERS } from '@systole/domain/accounts/password'
import type { UserType } from '@systole/domain/accounts/user-type'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { describeError } from '../../api/describe-error.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { PasswordField } from '../../proof/password-field.tsx'
import type { Session } from '../../session/current-session.ts'
import { notifyOtherTabs } from '../../session/session-channel.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { checkNewPassword, type NewPasswordProblems } from './check-new-password.ts'
import { rememberEmail } from './remembered-email.ts'
import { signIn } from './sign-in.ts'
import { skipWelcomeOfStaff } from './welcomed.ts'

const LINK_OVER = -101

const Form = styled('form')({ display: 'grid', gap: 20 })

/** The state of the form; `done` means the password is set and the person signs in on the sign-in page. */
type Outcome = { at: 'form' | 'sending' | 'done' | 'over' } | { at: 'failed'; text: string }

/** Sets a new password and signs in with it; every response of the server has its own message. */
export function ResetPasswordForm({
  token,
  signInHref,
  onSignedIn,
  isWelcome = false,
}: {
  token?: string | undefined
  signInHref: string
  onSignedIn: (session: Session) => unknown
  /** The first password of a new account. */
  isWelcome?: boolean
}) {
  const { t } = useTranslation('login')
  const words = useWords(isWelcome)
  const [fields, setFields] = useState({ password: '', repeat: '' })
  const [problems, setProblems] = useState<NewPasswordProblems>({})
  const [outcome, setOutcome] = useState<Outcome>({ at: 'form' })
  const minimum = PASSWORD_MIN_CHARACTERS

  const send = async (linkToken: string) => {
    const found = checkNewPassword(fields)
    setProblems(found)
    if (outcome.at === 'sending' || Object.keys(found).length > 0) return
    setOutcome({ at: 'sending' })
    try {
      await addTexts('errors')
      const { key } = await orThrow(client.accounts.keyGen({ key: fields.password }))
      const reply = await client.accounts.setPassword({ token: linkToken, password: key })
      if (reply.ok) {
        const session = await enter(reply.data, fields.password)
        if (session) await onSignedIn(session)
        else setOutcome({ at: 'done' })
      } else if (reply.code === LINK_OVER) setOutcome({ at: 'over' })
      else throw new RefusedError(reply)
    } catch (error) {
      setOutcome({ at: 'failed', text: passwordRefusal(error) })
    }
  }

  if (!token)
    return <End title={t('reset.noToken')} text={t('reset.noTokenText')} {...{ signInHref }} />
  if (outcome.at === 'over') {
    return <End title={words.over} text={words.overText} signInHref={signInHref} />
  }
  if (outcome.at === 'done') {
    return <End title={words.done} text={words.doneText} signInHref={signInHref} />
  }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(token)
        }}
      >
        {outcome.at === 'failed' && (
          <Notice tone="danger" announce>
            {outcome.text}
          </Notice>
        )}
        <PasswordField
          label={t('reset.password')}
          hint={t('reset.passwordHint', { minimum })}
          autoComplete="new-password"
          value={fields.password}
          onChange={(event) => {
            setFields({ ...fields, password: event.target.value })
            setProblems({})
          }}
          error={problems.password && t(`reset.${problems.password}`, { minimum })}
        />
        <PasswordField
          label={t('reset.repeat')}
          autoComplete="new-password"
          value={fields.repeat}
          onChange={(event) => {
            setFields({ ...fields, repeat: event.target.value })
            setProblems({})
          }}
          error={problems.repeat && t(`reset.${problems.repeat}`)}
        />
        <Button type="submit" variant="contained" size="large">
          {t(outcome.at === 'sending' ? 'reset.submitting' : 'reset.submit')}
        </Button>
      </Form>
    </>
  )
}

function useWords(isWelcome: boolean) {
  const { t } = useTranslation(['login', 'registration'])
  if (isWelcome) {
    return {
      title: t('registration:welcome.title'),
      lead: t('registration:welcome.lead'),
      done: t('registration:welcome.done'),
      doneText: t('registration:welcome.doneText'),
      over: t('registration:welcome.over'),
      overText: t('registration:welcome.overText'),
    }
  }
  return {
    title: t('reset.pageTitle'),
    lead: t('reset.lead'),
    done: t('reset.done'),
    doneText: t('reset.doneText'),
    over: t('reset.over'),
    overText: t('reset.overText'),
  }
}

/**
 * Signs in with the new password. Returns undefined if a second factor is required or no response came; the sign-in page then
 * shows the address.
 */
async function enter(
  { email, user_type }: { email: string; user_type: UserType },
  password: string,
): Promise<Session | undefined> {
  rememberEmail(email)
  skipWelcomeOfStaff(user_type)
  const entered = await signIn({ email, password, userType: user_type }).catch(() => undefined)
  if (entered?.kind !== 'signedIn') return undefined
  notifyOtherTabs('signedIn')
  return entered.session
}

/** Returns the server's reason for a refused password and the portal's own message for anything else. */
function passwordRefusal(error: unknown): string {
  const words = error instanceof RefusedError && error.code === -103 && error.message
  return words || describeError(error)
}

function End(props: { title: ReactNode; text: ReactNode; signInHref: string }) {
  const { t } = useTranslation('login')
  return (
    <>
      <PageHeader title={props.title} lead={props.text} />
      <ButtonLink variant="contained" href={props.signInHref}>
        {t('reset.signIn')}
      </ButtonLink>
    </>
  )
}
