import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Derives a key for one purpose from the installation's secret. */
export function keyFor(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Encrypts with AES-256-GCM and a random IV. `owner` is authenticated, so the bytes cannot be decrypted for anyone else. */
export function sealBytes(key: Buffer, content: string, owner = ''): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()])
}

/** Decrypts the content; returns `undefined` if the bytes are forged, altered, or encrypted with another key or owner. */
export function openBytes(key: Buffer, bytes: Buffer, owner = ''): string | undefined {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
    const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
