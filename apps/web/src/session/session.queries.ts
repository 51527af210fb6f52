import type { UserSettings } from '@systole/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'
import { queryClient, RefusedError } from '../api/query.ts'

/** The account signed in, as query_user_settings tells it. */
export type Session = UserSettings

/** null when nobody is signed in; the cookie is the only place a session lives. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
})

async function readSession(): Promise<Session | null> {
  const reply = await client.accounts.queryUserSettings({})
  if (reply.ok) return reply.data
  if (reply.code === INVALID_SESSION) return null
  throw new RefusedError(reply.code, reply.message, reply.data)
}

export function knownSession(): Session | null {
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null
}

export function rememberSession(session: Session | null): void {
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
