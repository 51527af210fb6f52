import { INVALID_SESSION, RETRY_LATER } from './codes.ts'
import { connection } from './connection.ts'
import { announceSessionEnd } from './session-end.ts'

const POST = {
  method: 'POST',
  headers: { 'X-Portal': '1' },
  credentials: 'same-origin',
} as const

/** No answer came: the network, not the portal, failed. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** Carries a form to the portal; the session is the cookie's, never ours to see (wire.md). */
export async function send(path: string, form: URLSearchParams): Promise<Response> {
  const response = await post(path, form)
  if (RETRY_LATER.includes(response.status)) connection.failed()
  else connection.worked()
  if (await saysSessionEnded(response)) announceSessionEnd()
  return response
}

/** For a page that is being closed: the browser carries it on, nobody reads the answer. */
export function postOnLeave(path: string, form: URLSearchParams): void {
  void fetch(path, { ...POST, body: form, keepalive: true }).catch(() => {}) // the device has a copy
}

async function post(path: string, form: URLSearchParams): Promise<Response> {
  try {
    return await fetch(path, { ...POST, body: form })
  } catch (cause) {
    connection.failed()
    throw new NetworkError('The server cannot be reached', { cause })
  }
}

async function saysSessionEnded(response: Response): Promise<boolean> {
  const reply: unknown = await response.clone().json()
  return (
    typeof reply === 'object' && reply !== null && 'code' in reply && reply.code === INVALID_SESSION
  )
}
