import { createECDH, hkdfSync } from 'node:crypto'

/** The order of the curve P-256. FIPS 186-5. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

export type PushKeys = { publicKey: string; privateKey: string }

/**
 * Returns the keys by which the portal names itself to push services (VAPID, RFC 8292), base64url. They follow from the secret of the
 * installation: a browser that subscribed for one public key takes messages of no other.
 */
export function pushKeysOf(secret: Buffer): PushKeys {
  const random = BigInt(
    `0x${Buffer.from(hkdfSync('sha256', secret, '', 'web push', 48)).toString('hex')}`,
  )
  const scalar = (random % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}
