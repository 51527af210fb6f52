import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '@systole/contract/accounts/passkey-ceremony'

/** Requests a passkey from the device; undefined if the person declines. */
export async function answerPasskey(question: {
  challenge: string
}): Promise<PasskeyAnswer | undefined> {
  try {
    // the server made these options for this call; the contract passes them on unparsed
    const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
    const { clientExtensionResults, ...answer } = await startAuthentication({ optionsJSON })
    return { ...answer, clientExtensionResults: { ...clientExtensionResults } }
  } catch (error) {
    if (error instanceof Error && TURNED_AWAY.includes(error.name)) return undefined
    throw error
  }
}

/** The browser's error names for a cancelled request, a missing passkey, and an address that cannot have one. */
const TURNED_AWAY = ['NotAllowedError', 'AbortError', 'SecurityError']
