import type { FileHandle } from 'node:fs/promises'
import type { ByteSource } from '@systole/ecg/signal/byte-source'

/** Reads a file in stretches. */
export async function fileSource(file: FileHandle): Promise<ByteSource> {
  const { size: sizeBytes } = await file.stat()
  return {
    sizeBytes,
    async read(offset, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, sizeBytes - offset)))
      let filled = 0
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, offset + filled)
        if (bytesRead === 0) break
        filled += bytesRead
      }
      return bytes.subarray(0, filled)
    },
  }
}
