import { createHash, type Hash } from 'node:crypto'

/** SHA-256 of a whole file while its chunks come in order; lost once one comes out of order or cannot be kept. */
export type RunningDigest = {
  /** The state to go on from with this chunk, little by little; undefined when it is not the next. */
  ahead(chunkNumber: number): Hash | undefined
  /** `hashed` went on with the chunk already, from what `ahead` gave. */
  add(chunkNumber: number, parts: readonly Buffer[], hashed?: Hash): void
  lose(): void
  /** The digest when exactly chunks 1 to `chunkCount` were added; read again from the file otherwise. */
  finish(chunkCount: number): string | undefined
}

export function runningDigest(): RunningDigest {
  let hash = createHash('sha256')
  let next = 1
  let lost = false
  return {
    ahead: (chunkNumber) => (lost || chunkNumber !== next ? undefined : hash.copy()),
    add(chunkNumber, parts, hashed) {
      if (lost) return
      if (chunkNumber !== next) {
        lost = true
        return
      }
      if (hashed) hash = hashed
      else for (const part of parts) hash.update(part)
      next += 1
    },
    lose() {
      lost = true
    },
    finish(chunkCount) {
      if (lost || next !== chunkCount + 1) return undefined
      lost = true
      const digest = hash.digest('hex')
      hash = createHash('sha256')
      return digest
    },
  }
}
