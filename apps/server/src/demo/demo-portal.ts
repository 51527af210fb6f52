import { createClient } from '@systole/contract/client'
import { contract } from '@systole/contract/contract'
import { uploadKindField, uploadOwnerFields } from '@systole/contract/files/upload-fields'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import type { Reply } from '@systole/contract/wire/endpoint'
import { HOUR } from '@systole/domain/time/durations'
import { CHUNK_BYTES, planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import { type FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { deleteSession, insertSession } from '../features/accounts/sign-in/session-store.ts'
import { hashToken, newSessionToken } from '../http/access/session-token.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** The portal as used by one account: its calls in process, each with an idempotency key. */
export type DemoPortal = Awaited<ReturnType<typeof signInForDemo>>

/** Creates a client without a session. */
export function visitForDemo(app: FastifyInstance) {
  return createClient(contract, async (path, form) => {
    const payload = form.toString()
    const response = await app.inject({ method: 'POST', url: path, payload, headers: FORM })
    return { json: async () => response.json() }
  })
}

/** Signs an account in at the demo clock's time, without its password. */
export async function signInForDemo(
  app: FastifyInstance,
  context: AppContext,
  accountId: string,
  key: string,
) {
  const sid = newSessionToken()
  const now = context.clock.now()
  const sessionHash = hashToken(sid)
  await insertSession(context.database, {
    sessionHash,
    accountId,
    kind: 'api',
    now,
    endsAt: new Date(now.getTime() + HOUR),
  })
  let calls = 0
  const api = createClient(contract, async (path, form) => {
    calls += 1
    form.set('sid', sid)
    form.set('idempotency_key', `demo ${key} ${calls} ${path}`)
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload: form.toString(),
      headers: FORM,
    })
    return { json: async () => response.json() }
  })
  return {
    api,
    upload: (file: { caseId: string; name: string; kind: FileKind; bytes: Buffer }) =>
      sendChunks(app, sid, file),
    signOut: () => deleteSession(context.database, sessionHash),
  }
}

/** Returns the data of a reply; throws on a refusal, which is a bug of the demo. */
export function dataOf<T>(
  reply: Reply<never> | { ok: true; data: T } | { ok: false; code: number; message: string },
): T {
  if (reply.ok) return reply.data as T // only the ok member has T
  throw new Error(`The demo was refused: ${reply.code} ${reply.message}`)
}

async function sendChunks(
  app: FastifyInstance,
  sid: string,
  { caseId, name, kind, bytes }: { caseId: string; name: string; kind: FileKind; bytes: Buffer },
): Promise<void> {
  const { chunkCount } = planChunks(bytes.length)
  for (let n = 1; n <= chunkCount; n += 1) {
    const part = bytes.subarray((n - 1) * CHUNK_BYTES, n * CHUNK_BYTES)
    const query = new URLSearchParams({
      sid,
      ...uploadOwnerFields({ caseId }),
      type: 'supplementary',
      ...uploadKindField({ type: 'file', fileType: fileKindToWire(kind) }),
      flowChunkNumber: String(n),
      flowChunkSize: String(CHUNK_BYTES),
      flowCurrentChunkSize: String(part.length),
      flowTotalSize: String(bytes.length),
      flowTotalChunks: String(chunkCount),
      flowIdentifier: `demo-${bytes.length}-${encodeURIComponent(name)}`.replaceAll('%', ''),
      flowFilename: name,
      flowRelativePath: name,
    })
    const response = await app.inject({
      method: 'POST',
      url: `${UPLOAD_PATH}?${query}`,
      payload: part,
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (response.statusCode !== 200)
      throw new Error(`The demo upload was refused: ${response.body}`)
  }
}
