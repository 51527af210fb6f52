import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { startPasskey as contract } from '@systole/contract/accounts/passkeys'
import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { requireProof } from '../sign-in/require-proof.ts'
import { CHALLENGE_LIFE } from './ask-passkey.ts'
import { insertChallenge, passkeysOf } from './passkey-store.ts'
import { relyingParty, SIGNATURES } from './relying-party.ts'

/** Starts the registration of a passkey that is discoverable and verifies its user, since it signs in on its own. */
export async function startPasskey(context: CallContext, call: Call<typeof contract>) {
  const { actor, input, request } = call
  await requireProof(context, call, input.proof)
  const { rpID, name } = relyingParty(context, request)
  const known = await passkeysOf(context.database, actor.accountId)
  const options = await generateRegistrationOptions({
    rpID,
    rpName: name,
    userID: new TextEncoder().encode(actor.accountId),
    userName: actor.email,
    userDisplayName: fullName({ first: actor.firstName, last: actor.lastName }) || actor.email,
    supportedAlgorithmIDs: SIGNATURES,
    attestationType: 'none',
    timeout: CHALLENGE_LIFE,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  await insertChallenge(context.database, {
    challenge: options.challenge,
    purpose: 'register',
    accountId: actor.accountId,
    expiresAt: new Date(context.clock.now().getTime() + CHALLENGE_LIFE),
  })
  return { options: { ...options } }
}
