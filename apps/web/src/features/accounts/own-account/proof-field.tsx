import { readRecoveryCode } from '@systole/domain/accounts/recovery-code'
import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-context.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkButton } from '../../../ui/text-link.tsx'
import { PasswordField } from '../password-field.tsx'
import type { TypedProof } from './own-account.queries.ts'

export type ProofState = ReturnType<typeof useProof>

/** The password, or a code where the app is on. `read` gives what was typed, or marks the field. */
export function useProof() {
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    by,
    typed,
    isMissing,
    type(text: string) {
      setTyped(text)
      setMissing(false)
    },
    turn() {
      setBy(by === 'password' ? 'code' : 'password')
      setTyped('')
      setMissing(false)
    },
    read(): TypedProof | undefined {
      const proof = by === 'password' ? readPassword(typed) : readCode(typed)
      setMissing(proof === undefined)
      return proof
    },
  }
}

export function ProofField({ proof, codes }: { proof: ProofState; codes: boolean }) {
  const { t } = useTranslation('account')
  const { email } = useSession() // tells password managers whose password is asked for
  const { by, typed, isMissing } = proof
  const turn = codes && (
    <LinkButton type="button" onClick={proof.turn} sx={{ fontSize: '.9375rem' }}>
      {t(by === 'password' ? 'proof.useCode' : 'proof.usePassword')}
    </LinkButton>
  )
  const onChange = (event: { target: { value: string } }) => proof.type(event.target.value)
  if (by === 'password') {
    return (
      <>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('proof.password')}
          autoComplete="current-password"
          value={typed}
          onChange={onChange}
          aside={turn}
          error={isMissing ? t('proof.passwordMissing') : undefined}
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
      value={typed}
      onChange={onChange}
      aside={turn}
      error={isMissing ? t('proof.codeMissing') : undefined}
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
