import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { addPasskey as contract } from '@systole/contract/accounts/passkeys'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { challengeIn } from './challenge-in.ts'
import { insertPasskey, useChallenge } from './passkey-store.ts'
import { relyingParty, SIGNATURES } from './relying-party.ts'

export async function addPasskey(context: CallContext, call: Call<typeof contract>) {
  const { actor, input, request } = call
  const { accountId } = actor
  const now = context.clock.now()
  const made = await verifiedCredential(context, call)
  if (!made) throw new AppError('passkeyRefused')
  const isNew = await insertPasskey(context.db, {
    credentialId: made.id,
    accountId,
    name: input.name,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: input.credential.response.transports ?? [],
    createdAt: now,
  })
  if (!isNew) throw new AppError('passkeyRefused')
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'passkey.added', object: `account:${accountId}` },
  )
  await mailOwnSecurityNotice(context, actor, {
    occasion: 'passkeyAdded',
    request,
    passkey: input.name,
  })
  return { passkey_id: made.id }
}

async function verifiedCredential(
  context: CallContext,
  { actor, input: { credential }, request }: Call<typeof contract>,
) {
  const challenge = challengeIn(credential.response.clientDataJSON)
  const isOurs =
    challenge !== undefined &&
    (await useChallenge(context.db, {
      challenge,
      purpose: 'register',
      accountId: actor.accountId,
      now: context.clock.now(),
    }))
  if (!isOurs) return undefined
  const { rpID, origin } = relyingParty(context, request)
  const { clientDataJSON, attestationObject } = credential.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: SIGNATURES,
      requireUserVerification: true,
    })
    return registrationInfo?.credential
  } catch (error) {
    context.log.info({ err: error }, 'a new passkey was not accepted') // the library throws on any invalid answer
    return undefined
  }
}
