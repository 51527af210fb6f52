import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

const Message = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  href: z.string(),
})
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

export type PushService = Awaited<ReturnType<typeof startPushService>>

/**
 * Starts a push service as browsers have one: it checks the signature of the sender and decrypts what a browser would (RFC 8188, 8291,
 * 8292), by code that shares nothing with the sender's. `status` is what it answers.
 */
export async function startPushService() {
  const browsers = new Map<string, { auth: Buffer; key: ReturnType<typeof createECDH> }>()
  const arrived: (z.infer<typeof Message> & { to: string; claims: z.infer<typeof Claims> })[] = []
  const state = { status: 201 }
  const server = createServer((request, reply) => {
    void receive(request).then(
      (status) => reply.writeHead(status).end(),
      (error) => reply.writeHead(400).end(String(error)),
    )
  })
  async function receive(request: IncomingMessage): Promise<number> {
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return 404
    if (state.status !== 201) return state.status
    const claims = checkSender(request.headers.authorization ?? '')
    const message = Message.parse(JSON.parse(decrypt(body, browser).toString('utf8')))
    arrived.push({ ...message, to: request.url ?? '', claims })
    return 201
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  return {
    host,
    state,
    arrived,
    /** Subscribes a browser, and returns what it would send to the portal. */
    browser() {
      const key = createECDH('prime256v1')
      key.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      browsers.set(path, { auth, key })
      const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `http://${host}${path}`, keys }
    },
    /** Unsubscribes a browser, as its person does in its settings. */
    forget: ({ endpoint }: { endpoint: string }) => browsers.delete(new URL(endpoint).pathname),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

function checkSender(authorization: string): z.infer<typeof Claims> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of this key')
  return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
}

function decrypt(
  body: Buffer,
  { auth, key }: { auth: Buffer; key: ReturnType<typeof createECDH> },
): Buffer {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender])
  const material = derive(key.computeSecret(sender), auth, info, 32)
  const secret = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', secret, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)) // the delimiter of the last record
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
