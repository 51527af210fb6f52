import { styled } from '@mui/material/styles'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { warmUpClient } from '../../api/client.ts'
import { addTexts } from '../../i18n/i18n.ts'
import type { Session } from '../../session/current-session.ts'
import { tellOtherTabs } from '../../session/session-channel.ts'
import { Button } from '../../ui/button.tsx'
import { keepComposing } from '../../ui/keep-composing.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LinkButton } from '../../ui/text-link.tsx'
import { PasswordField } from './password-field.tsx'
import { type LoginFormState, useLoginForm } from './use-login-form.ts'

const ForgotPassword = lazy(async () => ({
  default: (await import('./forgot-password.tsx')).ForgotPassword,
}))
const RoleField = lazy(async () => ({ default: (await import('./role-field.tsx')).RoleField }))

const Form = styled('form')({ display: 'grid', gap: 20 })

/** S1: e-mail, password, Login; a role when the e-mail has several accounts. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('login')
  const form = useLoginForm()
  const email = useRef<HTMLInputElement>(null)
  const [forgetting, setForgetting] = useState(false)
  const { busy, submit } = useSubmit(form, { onSignedIn, onRefused: () => email.current?.focus() })

  return (
    <Form
      noValidate
      onFocus={warmUpClient}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {form.message && (
        <Notice tone="danger" announce>
          {form.message.title && <b>{form.message.title}: </b>}
          {form.message.text}
        </Notice>
      )}
      <TextField
        inputRef={email}
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        value={form.fields.email}
        onChange={(event) => form.editEmail(event.target.value)}
        marked={form.marks.email !== undefined}
        error={form.marks.email}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        onChange={(event) => form.editPassword(event.target.value)}
        marked={form.marks.password !== undefined}
        aside={
          <ForgotLink
            onClick={() => {
              if (form.check('reset')) setForgetting(true)
            }}
          />
        }
      />
      {form.userTypes.length > 0 && (
        <Suspense>
          <RoleField
            userTypes={form.userTypes}
            value={form.userType}
            onChange={form.chooseRole}
            error={form.marks.role}
          />
        </Suspense>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
      {forgetting && (
        <Suspense>
          <ForgotPassword
            email={form.fields.email.trim()}
            userType={form.userType}
            onSeveralAccounts={(types) => form.offerRoles(types, 'reset')}
            onDone={() => setForgetting(false)}
          />
        </Suspense>
      )}
    </Form>
  )
}

function ForgotLink({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('login')
  return (
    <LinkButton type="button" onClick={onClick} sx={{ fontSize: '.9375rem' }}>
      {t('forgotPassword')}
    </LinkButton>
  )
}

/** One submission at a time; a second press is ignored. */
function useSubmit(
  form: LoginFormState,
  then: { onSignedIn: (session: Session) => void; onRefused: () => void },
) {
  const [busy, setBusy] = useState(false)
  const attempt = async () => {
    const [{ signIn }] = await Promise.all([import('./sign-in.ts'), addTexts('errors')])
    const { userType } = form
    const result = await signIn({ ...form.fields, ...(userType && { userType }) })
    if (result.kind === 'chooseRole') form.offerRoles(result.userTypes, 'signIn')
    else if (result.kind === 'refused') {
      form.refuse(result)
      then.onRefused()
    } else {
      tellOtherTabs('signedIn')
      then.onSignedIn(result.session)
    }
  }
  const submit = async () => {
    if (busy || !form.check('signIn')) return
    setBusy(true)
    try {
      await attempt()
    } catch {
      form.fail() // LOGIN-5: anything thrown
    }
    setBusy(false)
  }
  return { busy, submit }
}
