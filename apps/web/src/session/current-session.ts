import type { UserSettings } from '@systole/contract/accounts'
import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'

/** The account signed in, as query_user_settings tells it. */
export type Session = UserSettings

let known: Session | null | undefined
let reading: Promise<Session | null> | undefined

/** Who is signed in; null when nobody is. Asked once; the cookie is the only place a session lives. */
export async function currentSession(): Promise<Session | null> {
  if (known !== undefined) return known
  reading ??= readSession().finally(() => {
    reading = undefined
  })
  known = await reading
  for (const listener of listeners) listener()
  return known
}

const listeners = new Set<() => void>()

/** Told when a session was read anew. */
export function onSessionRead(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks again: after a login, or when the hospital's plan may have changed. */
export function refreshSession(): Promise<Session | null> {
  known = undefined
  return currentSession()
}

/** Asks again in passing; where the answer does not come, the next screen asks. */
export function refreshSessionInPassing(): void {
  refreshSession().catch(() => undefined)
}

export function knownSession(): Session | null {
  return known ?? null
}

/** Undefined means: ask at the next occasion. */
export function rememberSession(session: Session | null | undefined): void {
  known = session
}

async function readSession(): Promise<Session | null> {
  if (!(await mayBeSignedIn())) return null
  const reply = await client.accounts.queryUserSettings({})
  if (reply.ok) return reply.data
  if (reply.code === INVALID_SESSION) return null
  throw new RefusedError(reply)
}
