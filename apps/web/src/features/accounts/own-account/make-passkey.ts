import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import type { TypedProof } from '../../../proof/typed-proof.ts'
import { keepPasskey, startPasskey } from './own-account.queries.ts'

export type PasskeyOutcome = 'added' | 'known' | 'stopped' | 'notHere'

/** Asks the server for a question, the device for a passkey, and keeps it under a name. */
export async function makePasskey(name: string, proof: TypedProof): Promise<PasskeyOutcome> {
  // the server made these options for this very call; the contract carries them unread
  const optionsJSON = (await startPasskey(
    proof,
  )) as unknown as PublicKeyCredentialCreationOptionsJSON
  try {
    const { clientExtensionResults, response, ...made } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports } = response
    const credential = {
      ...made,
      clientExtensionResults: { ...clientExtensionResults },
      response: { clientDataJSON, attestationObject, transports },
    }
    await keepPasskey({ name, credential })
    return 'added'
  } catch (error) {
    const outcome = error instanceof Error ? OUTCOMES[error.name] : undefined
    if (outcome) return outcome
    throw error
  }
}

/** What browsers call it when the person turns away, the device has a passkey already, or the address is a bare number. */
const OUTCOMES: Record<string, PasskeyOutcome> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'notHere',
}
