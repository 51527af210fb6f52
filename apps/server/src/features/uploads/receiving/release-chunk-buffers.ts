import { IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const COLLECT_AFTER_BYTES = 4 * 1_048_576

type Collect = (options: { type: 'minor' }) => void

/**
 * The network layer delivers chunks in buffers outside the JavaScript heap. The engine sees few dead objects and frees them too
 * late: measured, that was half the cost of an upload and a third of its memory. Therefore the memory used only by a chunk is
 * freed as soon as the chunk is answered; for the rest, such as parts of a form, a young-generation collection runs every few
 * chunks.
 */
export type BufferReleaser = { release(request: unknown, parts: readonly Buffer[]): void }

export function bufferReleaser(): BufferReleaser {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc') // the only access to it without a command-line flag
  setFlagsFromString('--no-expose-gc')
  let keptBytes = 0
  return {
    release(request, parts) {
      const isOurs = request instanceof IncomingMessage
      for (const { buffer, byteLength } of parts) {
        const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
        if (isOurs && isAlone) buffer.transfer(0)
        else keptBytes += byteLength
      }
      if (keptBytes < COLLECT_AFTER_BYTES) return
      keptBytes = 0
      collect({ type: 'minor' })
    },
  }
}
