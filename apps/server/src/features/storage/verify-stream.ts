import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { DamagedBytes } from './damaged-bytes.ts'

export type ExpectedBytes = { storageKey: string; sha256: string }

/** Passes bytes on while hashing them. The last part is passed on only when the SHA-256 of the whole is right; otherwise the stream ends in `DamagedBytes`, so that no reader takes it for complete. */
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
  return pipeline(source, verified, () => undefined) // an error reaches the reader of the result
}

/** Reads all bytes of a stream and tells whether their SHA-256 is this one. */
export async function isIntact(source: Readable, sha256: string): Promise<boolean> {
  const hash = createHash('sha256')
  for await (const part of source) hash.update(part)
  return hash.digest('hex') === sha256
}
