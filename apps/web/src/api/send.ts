import { INVALID_SESSION, LONGEST_UNASKED_WAIT_S, RETRY_LATER } from './codes.ts'
import { connection } from './connection.ts'
import { announceSessionEnd } from './session-end.ts'

/** A failure of the network: no response arrived from the portal. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** A response from an intermediary instead of the portal: a hotel's sign-in page, a proxy's own error. */
export class StrangerAnswered extends NetworkError {}

const POST: RequestInit = {
  method: 'POST',
  headers: { 'X-Portal': '1' },
  credentials: 'same-origin',
}

type Reply = { code: number }
export type Answered = {
  ok: boolean
  status: number
  headers: Headers
  json(): Promise<Reply>
}

/** Sends a form to the portal; the session is in a cookie that scripts cannot read (wire.md). */
export async function send(path: string, form: URLSearchParams): Promise<Answered> {
  const { response, reply } = await post(path, form).catch((error: unknown) => {
    connection.failed()
    throw error
  })
  const { ok, status, headers } = response
  if (isAway(response)) connection.failed()
  else connection.worked()
  if (reply.code === INVALID_SESSION) announceSessionEnd()
  return { ok, status, headers, json: async () => reply }
}

function isAway({ status, headers }: Response): boolean {
  const wait = Number(headers.get('retry-after') ?? 0)
  return RETRY_LATER.includes(status) && !(wait > LONGEST_UNASKED_WAIT_S)
}

/** Sends a form while the page is closing; the browser completes it and the response is not read. */
export function postOnLeave(path: string, form: URLSearchParams): void {
  void fetch(path, { ...POST, body: form, keepalive: true }).catch(() => {}) // the device has a copy
}

/** Sends a form and reads the whole response, because a connection may also break in the middle of it. */
async function post(path: string, form: URLSearchParams) {
  const response = await fetch(path, { ...POST, body: form }).catch(unreachable)
  const text = await response.text().catch(unreachable)
  const reply = readReply(text)
  if (reply) return { response, reply }
  if (RETRY_LATER.includes(response.status)) return unreachable(response.status)
  throw new StrangerAnswered(`${response.status} is no answer of the portal`)
}

function unreachable(cause: unknown): never {
  throw new NetworkError('The server cannot be reached', { cause })
}

function readReply(text: string): Reply | undefined {
  try {
    const reply: unknown = JSON.parse(text)
    return isReply(reply) ? reply : undefined
  } catch {
    return undefined
  }
}

function isReply(reply: unknown): reply is Reply {
  return (
    typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'number'
  )
}
