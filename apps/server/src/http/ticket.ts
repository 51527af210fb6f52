import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link may do, for which object, in which session, until when. wire.md: "a ticket stands". */
export type Ticket = {
  purpose: 'file' | 'archive' | 'preview' | 'report' | 'upload' | 'logo' | 'still' | 'billing'
  object: string
  sessionHash: Buffer
  expiresAt: Date
}

/** `<expiry>.<session>.<mac>`; opaque to the client, checked without a lookup, useless once the session has ended. */
export function signTicket(secret: Buffer, ticket: Ticket): string {
  const head = `${ticket.expiresAt.getTime()}.${ticket.sessionHash.toString('base64url')}`
  return `${head}.${mac(secret, ticket.purpose, ticket.object, head).toString('base64url')}`
}

/** The session a valid ticket is bound to; undefined when it is forged, for something else, or over. */
export function verifyTicket(
  secret: Buffer,
  text: string,
  expected: Pick<Ticket, 'purpose' | 'object'> & { now: Date },
): { sessionHash: Buffer } | undefined {
  const [, head = '', expiry = '', session = '', signature = ''] =
    /^((\d{1,15})\.([\w-]{43}))\.([\w-]{43})$/.exec(text) ?? []
  if (head === '' || Number(expiry) < expected.now.getTime()) return undefined
  const given = Buffer.from(signature, 'base64url')
  const right = mac(secret, expected.purpose, expected.object, head)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return { sessionHash: Buffer.from(session, 'base64url') }
}

function mac(secret: Buffer, purpose: string, object: string, head: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${object}\n${head}`).digest()
}
