import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyAnswer } from '@systole/contract/accounts/passkey-ceremony'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { challengeIn } from './challenge-in.ts'
import { findPasskey, notePasskeyUse, type PasskeyRow, useChallenge } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

type Context = Pick<CallContext, 'database' | 'clock' | 'settings' | 'publicUrl' | 'log'>

/** Returns the account whose passkey answered our challenge, or `undefined`. The challenge is used up in either case. */
export async function verifyPasskeyAnswer(
  context: Context,
  request: FastifyRequest,
  { answer, askedOf }: { answer: PasskeyAnswer; askedOf: string | null },
): Promise<string | undefined> {
  const challenge = challengeIn(answer.response.clientDataJSON)
  const now = context.clock.now()
  const isOurs =
    challenge !== undefined &&
    (await useChallenge(context.database, {
      challenge,
      purpose: 'signIn',
      accountId: askedOf,
      now,
    }))
  if (!isOurs) return undefined
  const key = await findPasskey(context.database, answer.id)
  if (!key || !namesOwner(answer, key)) return undefined
  const counter = await verifiedCounter(context, request, { answer, challenge, key })
  if (counter === undefined) return undefined
  await notePasskeyUse(context.database, { credentialId: key.credentialId, counter, now })
  return key.accountId
}

/** Returns whether the user handle, if there is one, matches the account. */
function namesOwner({ response }: PasskeyAnswer, { accountId }: PasskeyRow): boolean {
  const reported = response.userHandle
  return !reported || Buffer.from(reported, 'base64url').toString('utf8') === accountId
}

async function verifiedCounter(
  context: Context,
  request: FastifyRequest,
  { answer, challenge, key }: { answer: PasskeyAnswer; challenge: string; key: PasskeyRow },
): Promise<number | undefined> {
  const { rpID, origin } = relyingParty(context, request)
  const { userHandle, ...response } = answer.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    context.log.info({ err: error }, 'a passkey answer was not accepted') // the library throws on any invalid answer
    return undefined
  }
}
