import { styled } from '@mui/material/styles'
import type { SecondFactor, SecondFactorDemand } from '@systole/contract/accounts/second-factors'
import { readRecoveryCode } from '@systole/domain/accounts/recovery-code'
import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { focusAndSelect } from '../../ui/form/focus-and-select.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { LoginMessageLine } from './login-message.tsx'
import type { LoginFormState } from './use-login-form.ts'
import type { LoginMessage } from './use-login-message.ts'

type Typed = 'totp' | 'recovery'

const READ = { totp: readTotpDigits, recovery: readRecoveryCode }
const LABEL = { totp: 'secondStep.code', recovery: 'secondStep.recovery' } as const
const TEXT = { totp: 'secondStep.totpText', recovery: 'secondStep.recoveryText' } as const
const MISSING = { totp: 'secondStep.codeMissing', recovery: 'secondStep.recoveryMissing' } as const

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h2': { fontSize: '1.25rem' },
  '& .others': { display: 'grid', gap: 10, justifyItems: 'start' },
  '& .lost': { fontSize: '.9375rem', color: (theme.vars ?? theme).palette.ink.muted },
}))

/** Asks for a code, a recovery code or a passkey after the correct password. ADR 10. */
export function SecondStep(props: {
  demand: SecondFactorDemand
  message: LoginMessage | undefined
  signIn: {
    busy: 'password' | 'passkey' | undefined
    show: (second: SecondFactor) => Promise<void>
    showPasskey: () => Promise<void>
  }
  form: LoginFormState
}) {
  const { demand, message, signIn, form } = props
  const { t } = useTranslation(['account', 'login'])
  const [way, setWay] = useState<Typed>('totp')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { busy } = signIn
  // selects a refused code so that it can be retyped while the keyboard is open
  useEffect(() => {
    if (way && message?.tone !== 'neutral') focusAndSelect(field.current)
  }, [way, message])

  const submit = async () => {
    const letters = READ[way](code)
    setMissing(letters === undefined)
    if (letters === undefined) return field.current?.focus()
    await signIn.show(way === 'totp' ? { totp: letters } : { recovery: letters })
  }
  const turnTo = (other: Typed) => () => {
    setWay(other)
    setCode('')
    setMissing(false)
  }

  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{t('secondStep.title')}</h2>
      <LoginMessageLine message={message} />
      <TextField
        key={way}
        inputRef={field}
        label={t(LABEL[way])}
        hint={t(TEXT[way])}
        name={way}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setMissing(false)
        }}
        error={isMissing ? t(MISSING[way]) : undefined}
      />
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={!!busy}>
        {t(busy === 'password' ? 'secondStep.submitting' : 'secondStep.submit')}
      </Button>
      {demand.methods.includes('passkey') && 'PublicKeyCredential' in window && (
        <Button
          fullWidth
          variant="outlined"
          startIcon={<Icon of={KeyRound} />}
          onClick={() => void signIn.showPasskey()}
          aria-disabled={!!busy}
        >
          {t(busy === 'passkey' ? 'login:passkeyWaiting' : 'secondStep.usePasskey')}
        </Button>
      )}
      <div className="others">
        {way === 'recovery' && (
          <LinkButton type="button" onClick={turnTo('totp')}>
            {t('secondStep.useCode')}
          </LinkButton>
        )}
        {way === 'totp' && demand.methods.includes('recovery') && (
          <LinkButton type="button" onClick={turnTo('recovery')}>
            {t('secondStep.useRecovery')}
          </LinkButton>
        )}
        <LinkButton type="button" onClick={form.backToPassword}>
          {t('secondStep.back')}
        </LinkButton>
        <p className="lost">{t('secondStep.lost')}</p>
      </div>
    </Form>
  )
}
