import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'

/** Returns whether the session is valid without prolonging it. Throws without a response. */
export async function isSessionAlive(): Promise<boolean> {
  const reply = await client.accounts.checkSid({})
  return reply.ok ? reply.data.valid === 1 : reply.code !== INVALID_SESSION
}
