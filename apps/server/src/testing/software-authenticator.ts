import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

type Flags = { userVerified?: boolean }
type Where = { origin: string; rpID: string }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** Creates an authenticator with node:crypto: ES256 keys, attestation "none", one passkey. */
export function softwareAuthenticator({ origin, rpID }: Where) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const authData = ({ userVerified = true }: Flags, credential = Buffer.alloc(0)) => {
    counter += 1
    const flags =
      USER_PRESENT |
      (userVerified ? USER_VERIFIED : 0) |
      (credential.length > 0 ? HAS_CREDENTIAL : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, credential])
  }
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id,
    /** Returns the result of `navigator.credentials.create`. */
    make(options: { challenge: string }, flags: Flags = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const clientData = clientDataOf('webauthn.create', options.challenge, origin)
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation(authData(flags, attested)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Returns the result of `navigator.credentials.get`. */
    answer(options: { challenge: string }, flags: Flags & { userHandle?: string } = {}) {
      const clientData = clientDataOf('webauthn.get', options.challenge, origin)
      const data = authData(flags)
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      const { userHandle } = flags
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          ...(userHandle && { userHandle: Buffer.from(userHandle).toString('base64url') }),
        },
      }
    },
    /** Simulates a copied key, whose counter differs from the original's. */
    turnBack: () => {
      counter = 0
    },
  }
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Encodes CBOR {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an EC key for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}

/** Encodes CBOR {fmt: "none", attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value])
}
