import type { LossReason, UploadFailure } from '@systole/domain/uploads/chunks/uploader-state'
import { z } from 'zod'

/** The fetch function of the upload call: the browser's, or that of a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** No reply, or one that requests a retry. `retryAfter` is in milliseconds. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  readonly retryAfter: number
  readonly why: LossReason
  /** True after a timeout. */
  readonly isStall: boolean
  constructor(
    {
      retryAfter = 0,
      why = 'connection',
      isStall = false,
    }: { retryAfter?: number; why?: LossReason; isStall?: boolean } = {},
    options?: ErrorOptions,
  ) {
    super('The upload lost its connection', options)
    this.retryAfter = retryAfter
    this.why = why
    this.isStall = isStall
  }
}

/** A permanent refusal of this file by the server. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  readonly failure: UploadFailure
  constructor(failure: UploadFailure, options?: ErrorOptions) {
    super(failure.message, options)
    this.failure = failure
  }
}

const Envelope = z.object({
  code: z.number(),
  message: z.string().default(''),
  data: z.unknown().optional(),
})
/** The data of a refusal because of a full quota. */
const StorageUse = z.object({ used: z.number(), quota: z.number() })
/** Statuses to retry besides 5xx; proxies may send them. */
const AGAIN: readonly number[] = [408, 425, 429]
const UNKNOWN = -1

/** Sends one request of the upload call, which replies by HTTP status. wire.md, "Upload". */
export async function askUpload<S extends z.ZodType>(
  fetch: Fetch,
  answer: S,
  request: { path: string; fields: URLSearchParams; body?: ArrayBuffer; signal: AbortSignal },
): Promise<z.output<S>> {
  const { path, fields, body, signal } = request
  const response = await reach(fetch, `${path}?${fields}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Portal': '1', ...(body && { 'Content-Type': 'application/octet-stream' }) },
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
    ...(body && { body }),
  })
  if (response.status >= 500 || AGAIN.includes(response.status)) {
    throw new ConnectionLost({ retryAfter: retryAfterOf(response), why: lossOf(response) })
  }
  const envelope = Envelope.safeParse(await readJson(response))
  if (response.ok && envelope.data?.code === 0) return answer.parse(envelope.data.data)
  if (response.ok) throw new ConnectionLost() // a captive portal's sign-in page
  const { code = UNKNOWN, message = `HTTP ${response.status}` } = envelope.data ?? {}
  const storage = StorageUse.safeParse(envelope.data?.data).data
  throw new UploadRefused({ code, message, ...(storage && { storage }) })
}

async function reach(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    const isStall = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new ConnectionLost({ isStall }, { cause })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Returns the reason of a failure: busy if the portal itself requests a retry; a gateway's 5xx counts as a lost connection. */
function lossOf({ status, headers }: Response): LossReason {
  const isPortal = headers.get('content-type')?.includes('json') ?? false
  return isPortal && [429, 503, 507].includes(status) ? 'busy' : 'connection'
}

function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}
