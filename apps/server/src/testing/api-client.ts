import { createWireClient, type WireClient } from '@systole/contract/client'
import { contract } from '@systole/contract/contract'
import { HOUR } from '@systole/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { insertSession } from '../features/accounts/sign-in/session-store.ts'
import { hashToken, newSessionToken } from '../http/access/session-token.ts'

export type ApiClient = WireClient<typeof contract>

/** Creates a client with this session, or without one; it sends the requests of an API client, without a socket. */
export function apiClient(
  app: FastifyInstance,
  sid: string | undefined,
  headers: Record<string, string> = {},
): ApiClient {
  return createWireClient(contract, async (path, form) => {
    if (sid !== undefined) form.set('sid', sid)
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
    return { json: async () => response.json() }
  })
}

/** Opens a session of this account, without its password. */
export async function openTestSession(
  db: Db,
  { accountId, kind, now }: { accountId: string; kind: 'api' | 'browser'; now: Date },
): Promise<string> {
  const token = newSessionToken()
  const endsAt = new Date(now.getTime() + 12 * HOUR)
  await insertSession(db, { sessionHash: hashToken(token), accountId, kind, now, endsAt })
  return token
}
