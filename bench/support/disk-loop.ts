import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'

/** Measures the disk itself when each chunk is synced: no network, no hash, no record, no other thread. */
export function diskLoop(path: string, chunkSize: number) {
  return (bytes: Buffer): Promise<void> => {
    const file = openSync(path, 'w')
    for (let at = 0; at < bytes.length; at += chunkSize) {
      writeSync(file, bytes, at, chunkSize, at)
      fdatasyncSync(file)
    }
    closeSync(file)
    return Promise.resolve()
  }
}
