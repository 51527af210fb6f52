import { sampleRanges } from '@systole/domain/uploads/chunks/sample-ranges'

/**
 * Returns the fingerprint of a file for recognizing it: size and the SHA-256 of head, middle and tail. `undefined` if the browser
 * cannot compute it (no https) or the file is unreadable; then name, size and date are compared.
 */
export async function fileFingerprint(file: Blob): Promise<string | undefined> {
  try {
    const parts = sampleRanges(file.size).map(([from, to]) => file.slice(from, to))
    const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer())
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
    return `${file.size}:${hex.join('')}`
  } catch {
    return undefined
  }
}
