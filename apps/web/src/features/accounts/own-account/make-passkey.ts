import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import type { TypedProof } from '../../../proof/typed-proof.ts'
import { keepPasskey, startPasskey } from './own-account.queries.ts'

export type PasskeyOutcome = 'added' | 'known' | 'stopped' | 'notHere'

/** Requests the server's options, creates the passkey on the device and saves it under a name. */
export async function makePasskey(name: string, proof: TypedProof): Promise<PasskeyOutcome> {
  // the server made these options for this call; the contract passes them on unparsed
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

/** The browser's error names for a cancelled request, a passkey that already exists, and an address that is a bare IP number. */
const OUTCOMES: Record<string, PasskeyOutcome> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'known',
  SecurityError: 'notHere',
}
