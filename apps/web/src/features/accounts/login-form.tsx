import { styled } from '@mui/material/styles'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { warmUpClient } from '../../api/client.ts'
import { PasswordField } from '../../proof/password-field.tsx'
import type { Session } from '../../session/current-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { LoginMessageLine } from './login-message.tsx'
import { useLoginForm } from './use-login-form.ts'
import { useSignIn } from './use-sign-in.ts'

const ForgotPassword = lazyWithPreload(
  async () => (await import('./forgot-password.tsx')).ForgotPassword,
)
const RoleField = lazyWithPreload(async () => (await import('./role-field.tsx')).RoleField)
const SecondStep = lazyWithPreload(async () => (await import('./second-step.tsx')).SecondStep)

const Form = styled('form')({ display: 'grid', gap: 20, '& .ways': { display: 'grid', gap: 12 } })

/** S1: asks for e-mail and password, for a role when the e-mail has several accounts, and for the second step where it is on. */
export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => unknown }) {
  const { t } = useTranslation('login')
  const form = useLoginForm()
  const email = useRef<HTMLInputElement>(null)
  const [forgetting, setForgetting] = useState(false)
  const onRefused = () => email.current?.focus()
  const signIn = useSignIn(form, { onSignedIn, onRefused })
  const { busy } = signIn

  if (form.demand) {
    return <SecondStep demand={form.demand} message={form.message} signIn={signIn} form={form} />
  }
  return (
    <Form
      noValidate
      onFocus={warmUpClient}
      onKeyDown={warmUpClient}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void signIn.submit()
      }}
    >
      <LoginMessageLine message={form.message} />
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
          userTypes={form.userTypes}
          value={form.userType}
          onChange={form.chooseRole}
          error={form.marks.role}
        />
      )}
      <div className="ways">
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={!!busy}>
          {t(busy === 'password' ? 'submitting' : 'submit')}
        </Button>
        <PasskeyButton waiting={busy === 'passkey'} onClick={() => void signIn.withPasskey()} />
      </div>
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
    <LinkButton type="button" onClick={onClick} sx={{ fontSize: '.9375rem' }}>
      {t('forgotPassword')}
    </LinkButton>
  )
}

/** Renders only where the browser supports passkeys. */
function PasskeyButton({ waiting, onClick }: { waiting: boolean; onClick: () => void }) {
  const { t } = useTranslation('login')
  if (!('PublicKeyCredential' in window)) return null
  return (
    <Button fullWidth onClick={onClick} aria-disabled={waiting} startIcon={<Icon of={KeyRound} />}>
      {t(waiting ? 'passkeyWaiting' : 'withPasskey')}
    </Button>
  )
}
