import { createHmac, timingSafeEqual } from 'node:crypto'

/** The permission in a link: purpose, object, session and expiry. */
export type Ticket = {
  purpose:
    | 'file'
    | 'archive'
    | 'preview'
    | 'report'
    | 'upload'
    | 'logo'
    | 'still'
    | 'billing'
    | 'export'
    | 'ecg'
  object: string
  sessionHash: Buffer
  expiresAt: Date
}

/** Creates `<expiry>.<session>.<mac>`; opaque to the client, verified without a lookup, invalid once the session has ended. */
export function signTicket(secret: Buffer, ticket: Ticket): string {
  const head = `${ticket.expiresAt.getTime()}.${ticket.sessionHash.toString('base64url')}`
  return `${head}.${mac(secret, ticket.purpose, ticket.object, head).toString('base64url')}`
}

/** Returns the session of a valid ticket; `undefined` if it is forged, for another object, or expired. */
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
