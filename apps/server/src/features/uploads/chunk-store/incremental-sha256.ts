import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** The size after which this thread serves other requests. */
const SLICE_BYTES = 131_072

/** SHA-256 of a file whose chunks arrive in order; lost once one arrives out of order or is not available. */
export type IncrementalSha256 = {
  /** Adds this chunk after those before it, in small pieces; its bytes are read until this settles. */
  add(chunkNumber: number, parts: readonly Buffer[]): Promise<void>
  invalidate(): void
  /** Returns the digest if exactly chunks 1 to `chunkCount` were added; otherwise the file must be read again. */
  finish(chunkCount: number): Promise<string | undefined>
}

export function incrementalSha256(): IncrementalSha256 {
  const hash = createHash('sha256')
  let next = 1
  let isLost = false
  let done = Promise.resolve()
  const update = async (parts: readonly Buffer[]) => {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += SLICE_BYTES) {
        await setImmediate()
        if (isLost) return
        hash.update(part.subarray(at, at + SLICE_BYTES))
      }
    }
  }
  return {
    async add(chunkNumber, parts) {
      isLost ||= chunkNumber !== next
      if (isLost) return
      next += 1
      done = done.then(() => update(parts))
      await done
    },
    invalidate() {
      isLost = true
    },
    async finish(chunkCount) {
      await done
      if (isLost || next !== chunkCount + 1) return undefined
      isLost = true
      return hash.digest('hex')
    },
  }
}
