import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { startAuthentication } from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '@systole/contract/passkey-ceremony'

/** The device asks its person; undefined when they turn away. */
export async function answerPasskey(question: {
  challenge: string
}): Promise<PasskeyAnswer | undefined> {
  try {
    // the server made these options for this very call; the contract carries them unread
    const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON
    const { clientExtensionResults, ...answer } = await startAuthentication({ optionsJSON })
    return { ...answer, clientExtensionResults: { ...clientExtensionResults } }
  } catch (error) {
    if (error instanceof Error && TURNED_AWAY.includes(error.name)) return undefined
    throw error
  }
}

/** How browsers say that the person closed the question, that no passkey fits, or that the address can have none. */
const TURNED_AWAY = ['NotAllowedError', 'AbortError', 'SecurityError']
