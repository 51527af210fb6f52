import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** Between two pieces this thread answers whoever waits. */
const DIGESTED_AT_ONCE_BYTES = 131_072

/** SHA-256 of a whole file while its chunks come in order; lost once one comes out of order or cannot be kept. */
export type RunningDigest = {
  /** Goes on with this chunk, little by little and after those before it; its bytes are read until this settles. */
  add(chunkNumber: number, parts: readonly Buffer[]): Promise<void>
  lose(): void
  /** The digest when exactly chunks 1 to `chunkCount` were added; read again from the file otherwise. */
  finish(chunkCount: number): Promise<string | undefined>
}

export function runningDigest(): RunningDigest {
  const hash = createHash('sha256')
  let next = 1
  let isLost = false
  let done = Promise.resolve()
  const goOn = async (parts: readonly Buffer[]) => {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += DIGESTED_AT_ONCE_BYTES) {
        await setImmediate()
        if (isLost) return
        hash.update(part.subarray(at, at + DIGESTED_AT_ONCE_BYTES))
      }
    }
  }
  return {
    async add(chunkNumber, parts) {
      isLost ||= chunkNumber !== next
      if (isLost) return
      next += 1
      done = done.then(() => goOn(parts))
      await done
    },
    lose() {
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
