import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { answerPasskey } from '../../proof/answer-passkey.ts'
import { arrive, type OpenedSession, platform, type Refused, refusedSignIn } from './sign-in.ts'

/** Signs in with a passkey alone. */
export async function signInWithPasskey(): Promise<OpenedSession | Refused | { kind: 'stopped' }> {
  const { options } = await orThrow(client.passkeys.passkeyOptions({}))
  const credential = await answerPasskey(options)
  if (!credential) return { kind: 'stopped' }
  const reply = await client.passkeys.passkeyLogin({ credential, platform })
  return reply.ok ? arrive() : refusedSignIn(reply)
}
