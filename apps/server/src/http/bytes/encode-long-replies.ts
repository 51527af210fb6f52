import type { FastifyInstance } from 'fastify'

/** Above this, two writes cost less than the slow encoding of a string with letters outside Latin-1. */
const LONG_CHARACTERS = 4096
/** The most bytes of a UTF-16 unit in UTF-8. */
const BYTES_PER_CHARACTER = 3
/** The buffer in which replies are encoded, one at a time. */
const scratch = Buffer.allocUnsafe(256 * 1024)

/** Encodes long replies once, before they are sent: Node would encode them twice, for their length and slowly for the socket. ADR 67. */
export function encodeLongReplies(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length > LONG_CHARACTERS
    done(null, isLong ? encode(payload) : payload)
  })
}

/** Encodes a text in the scratch buffer and copies the bytes, which avoids a first pass for the length. */
function encode(text: string): Buffer {
  if (text.length * BYTES_PER_CHARACTER > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}
