import { NetworkError, send } from '../api/send.ts'

/** The path of `checkSid`, repeated so that the sign-in page loads without contract and zod; a test compares. */
export const CHECK_SID_PATH = '/api/check_sid'

/** Returns whether a session may exist, with one cheap call for everyone who opens the sign-in page. */
export async function mayBeSignedIn(): Promise<boolean> {
  const response = await send(CHECK_SID_PATH, new URLSearchParams())
  if (!response.ok) throw new NetworkError('The server cannot answer now')
  const reply: unknown = await response.json()
  return saysValid(reply)
}

function saysValid(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null || !('data' in reply)) return false
  const { data } = reply
  return typeof data === 'object' && data !== null && 'valid' in data && data.valid === 1
}
