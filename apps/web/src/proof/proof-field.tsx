import { readRecoveryCode } from '@systole/domain/accounts/recovery-code'
import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session-context.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { LinkButton } from '../ui/navigation/text-link.tsx'
import { PasswordField } from './password-field.tsx'
import type { TypedProof } from './typed-proof.ts'

export type ProofState = ReturnType<typeof useProof>

/**
 * Manages the proof of identity: the password, or a code of the authenticator app. `read` returns the typed value or marks the
 * field.
 */
export function useProof() {
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<'missing' | 'refused'>()
  return {
    by,
    typed,
    fault,
    /** Marks the field after a refusal. */
    refuse: () => setFault('refused'),
    type(text: string) {
      setTyped(text)
      setFault(undefined)
    },
    turn() {
      setBy(by === 'password' ? 'code' : 'password')
      setTyped('')
      setFault(undefined)
    },
    read(): TypedProof | undefined {
      const proof = by === 'password' ? readPassword(typed) : readCode(typed)
      setFault(proof === undefined ? 'missing' : undefined)
      return proof
    },
  }
}

export function ProofField(props: {
  proof: ProofState
  codes: boolean
  inputRef?: Ref<HTMLInputElement>
}) {
  const { proof, codes, inputRef } = props
  const { t } = useTranslation('account')
  const { email } = useSession() // names the account for password managers
  const { by, typed, fault } = proof
  const shared = {
    value: typed,
    onChange: (event: { target: { value: string } }) => proof.type(event.target.value),
    ...(inputRef && { inputRef }),
  }
  const said = (missing: 'proof.passwordMissing' | 'proof.codeMissing') =>
    fault && t(fault === 'missing' ? missing : 'proof.refused')
  const turn = codes && (
    <LinkButton type="button" onClick={proof.turn} sx={{ fontSize: '.9375rem' }}>
      {t(by === 'password' ? 'proof.useCode' : 'proof.usePassword')}
    </LinkButton>
  )
  if (by === 'password') {
    return (
      <>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('proof.password')}
          autoComplete="current-password"
          {...shared}
          aside={turn}
          error={said('proof.passwordMissing')}
        />
      </>
    )
  }
  return (
    <TextField
      label={t('proof.code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...shared}
      aside={turn}
      error={said('proof.codeMissing')}
    />
  )
}

function readPassword(password: string): TypedProof | undefined {
  return password === '' ? undefined : { password }
}

function readCode(typed: string): TypedProof | undefined {
  const totp = readTotpDigits(typed)
  if (totp) return { totp }
  const recovery = readRecoveryCode(typed)
  return recovery ? { recovery } : undefined
}
