import type { UserSettings } from '@systole/contract/accounts/accounts'
import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'

/** The signed-in account, as query_user_settings returns it. */
export type Session = UserSettings

let known: Session | null | undefined
let reading: Promise<Session | null> | undefined
let checking: Promise<boolean> | undefined

/** Returns the signed-in account, or null. Queried once; the cookie is the only place that stores a session. */
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

/** Adds a listener that runs after the session was read again. */
export function onSessionRead(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the session again: after a login, or when the hospital's plan may have changed. */
export function refreshSession(): Promise<Session | null> {
  known = undefined
  return currentSession()
}

/** Reads the session again without waiting; after a failure the next screen reads it. */
export function refreshSessionInPassing(): void {
  refreshSession().catch(() => undefined)
}

export function knownSession(): Session | null {
  return known ?? null
}

/** Sets the known session; undefined means that the next use reads it. */
export function rememberSession(session: Session | null | undefined): void {
  known = session
}

/** Returns whether a session may exist, by the check of the reading under way or a new one. */
export function sessionMayExist(): Promise<boolean> {
  checking ??= mayBeSignedIn().finally(() => {
    checking = undefined
  })
  return checking
}

async function readSession(): Promise<Session | null> {
  if (!(await sessionMayExist())) return null
  const reply = await client.accounts.queryUserSettings({})
  if (reply.ok) return reply.data
  if (reply.code === INVALID_SESSION) return null
  throw new RefusedError(reply)
}
