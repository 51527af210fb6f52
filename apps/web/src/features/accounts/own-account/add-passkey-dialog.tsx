import { describeUserAgent } from '@systole/domain/accounts/user-agent'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED } from '../../../api/codes.ts'
import { useAction } from '../../../api/use-action.ts'
import { ProofField, useProof } from '../../../proof/proof-field.tsx'
import type { TypedProof } from '../../../proof/typed-proof.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { PasskeyOutcome } from './make-passkey.ts'

export const PASSKEY_NAME_MAX = 60

/** Asks for a name and for proof of identity before the browser creates the passkey. */
export function AddPasskeyDialog({ codes, onEnd }: { codes: boolean; onEnd: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const toast = useToast()
  const [name, setName] = useState(deviceName)
  const [isMissing, setMissing] = useState(false)
  const [stopped, setStopped] = useState<Exclude<PasskeyOutcome, 'added'>>()
  const proof = useProof()
  const adding = useAction({
    run: async (typed: TypedProof) => {
      const { makePasskey } = await import('./make-passkey.ts')
      return makePasskey(name.trim(), typed)
    },
    describeRefusal: ({ code }) => (code === PROOF_REFUSED ? t('proof.refused') : undefined),
    onDone: (outcome) => {
      if (outcome !== 'added') return setStopped(outcome)
      toast.show(t('passkeys.added'), 'success')
      onEnd()
    },
  })
  const submit = () => {
    setStopped(undefined)
    setMissing(name.trim() === '')
    const typed = proof.read()
    if (name.trim() && typed) adding.start(typed)
  }
  return (
    <FormDialog
      size="xs"
      title={t('passkeys.add')}
      submitLabel={t('passkeys.continue')}
      busyLabel={t('common:working')}
      action={adding}
      failure={
        stopped && (
          <Notice tone="danger" announce>
            {t(`passkeys.${stopped}`)}
          </Notice>
        )
      }
      onSubmit={submit}
      onClose={onEnd}
    >
      <p>{t('passkeys.addText')}</p>
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
        error={isMissing ? t('passkeys.nameMissing') : undefined}
      />
      <ProofField proof={proof} codes={codes} />
    </FormDialog>
  )
}

/** Suggests a name for the passkey from this device's system and browser, because the passkey usually stays on it. */
function deviceName(): string {
  const { browser, system } = describeUserAgent(navigator.userAgent)
  return [system, browser?.replace(/ \d+$/, '')].filter(Boolean).join(', ')
}
