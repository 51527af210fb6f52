import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { MINUTE } from '@systole/domain/time/durations'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { insertChallenge, type PasskeyRow } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

export const CHALLENGE_LIFE = 5 * MINUTE

/** Creates a challenge for an authenticator: for this account's passkeys, or for any passkey the person chooses. */
export async function askPasskey(
  context: Pick<CallContext, 'database' | 'clock' | 'settings' | 'publicUrl'>,
  request: FastifyRequest,
  of?: { accountId: string; keys: readonly PasskeyRow[] },
) {
  const { rpID } = relyingParty(context, request)
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
    allowCredentials: (of?.keys ?? []).map(({ credentialId: id, transports }) => ({
      id,
      transports,
    })),
  })
  await insertChallenge(context.database, {
    challenge: options.challenge,
    purpose: 'signIn',
    accountId: of?.accountId ?? null,
    expiresAt: new Date(context.clock.now().getTime() + CHALLENGE_LIFE),
  })
  return { ...options }
}
