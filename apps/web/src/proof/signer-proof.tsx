import { KeyRound } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { ProofField, type ProofState } from './proof-field.tsx'
import type { useProofOptions } from './use-proof-options.ts'

/** Asks for the signer's proof: the password, a code if the authenticator app is on, or a passkey. */
export function SignerProof(props: {
  proof: ProofState
  options: ReturnType<typeof useProofOptions>
  field: RefObject<HTMLInputElement | null>
  onPasskey: (() => void) | undefined
}) {
  const { proof, options, field, onPasskey } = props
  const { t } = useTranslation('reading')
  return (
    <>
      <ProofField proof={proof} codes={options.hasCodes} inputRef={field} />
      {options.hasPasskey && (
        <Button
          type="button"
          variant="outlined"
          startIcon={<Icon of={KeyRound} />}
          disabled={!onPasskey}
          onClick={onPasskey}
        >
          {t('sign.passkey')}
        </Button>
      )}
    </>
  )
}
