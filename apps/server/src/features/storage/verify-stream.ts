import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { DamagedBytes } from './damaged-bytes.ts'

export type ExpectedBytes = { storageKey: string; sha256: string }

/**
 * Passes bytes through while hashing them. The last part is passed only if the SHA-256 is correct; otherwise the stream fails
 * with `DamagedBytes`, so that no reader treats it as complete.
 */
export function verifyStream(source: Readable, { storageKey, sha256 }: ExpectedBytes): Readable {
  const hash = createHash('sha256')
  let withheld: Buffer | undefined
  const verified = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part)
      const ready = withheld
      withheld = part
      done(null, ready)
    },
    flush(done) {
      if (hash.digest('hex') !== sha256) done(new DamagedBytes(storageKey))
      else done(null, withheld)
    },
  })
  return pipeline(source, verified, () => undefined) // errors reach the reader of the result
}

/** Reads all bytes of a stream and returns whether they have this SHA-256. */
export async function isIntact(source: Readable, sha256: string): Promise<boolean> {
  const hash = createHash('sha256')
  for await (const part of source) hash.update(part)
  return hash.digest('hex') === sha256
}
