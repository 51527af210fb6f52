import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'

/** check_sid does not prolong the session; throws when nobody answers. */
export async function isSessionAlive(): Promise<boolean> {
  const reply = await client.accounts.checkSid({})
  return reply.ok ? reply.data.valid === 1 : reply.code !== INVALID_SESSION
}
