import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../../session/session.queries.ts'
import { tellOtherTabs } from '../../session/session-channel.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { PasswordField } from './password-field.tsx'
import { RoleField } from './role-field.tsx'
import { type LoginFormState, useLoginForm } from './use-login-form.ts'

const Form = styled('form')({ display: 'grid', gap: 20 })

/** S1: e-mail, password, Login; a role when the e-mail has several accounts. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation('login')
  const form = useLoginForm()
  const email = useRef<HTMLInputElement>(null)
  const role = useRef<HTMLSelectElement>(null)
  const [forgetting, setForgetting] = useState(false)
  const { busy, submit } = useSubmit(form, { onSignedIn, onRefused: () => email.current?.focus() })

  useEffect(() => {
    if (form.userTypes.length > 0) role.current?.focus()
  }, [form.userTypes])

  return (
    <Form
      noValidate
      onKeyDown={keepComposing}
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
        <RoleField
          ref={role}
          userTypes={form.userTypes}
          value={form.userType}
          onChange={form.chooseRole}
          error={form.marks.role}
        />
      )}
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
      {forgetting && (
        <ForgotPassword
          email={form.fields.email.trim()}
          userType={form.userType}
          onSeveralAccounts={(types) => form.offerRoles(types, 'reset')}
          onDone={() => setForgetting(false)}
        />
      )}
    </Form>
  )
}

function ForgotLink({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('login')
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      sx={{ fontSize: '.9375rem', minHeight: 28, verticalAlign: 'baseline' }}
    >
      {t('forgotPassword')}
    </Link>
  )
}

/** One submission at a time; a second press is ignored. */
function useSubmit(
  form: LoginFormState,
  then: { onSignedIn: (session: Session) => void; onRefused: () => void },
) {
  const [busy, setBusy] = useState(false)
  const attempt = async () => {
    const { signIn } = await import('./sign-in.ts')
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

/** Enter that accepts a candidate of an input method is not Enter (experience 3.2); 229 is Safari's sign of it. */
function keepComposing(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
  if (event.key === 'Enter' && composing) event.preventDefault()
}
