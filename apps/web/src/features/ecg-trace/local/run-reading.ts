import { runInWorker } from '../run-in-worker.ts'
import type { FileRead } from './read-file-work.ts'

/** Reads the recordings of a file in a worker; `ended` ends it. Without workers the page does it. */
export async function runReading(bytes: Uint8Array, ended: AbortSignal): Promise<FileRead> {
  if (typeof Worker === 'undefined')
    return (await import('./read-file-work.ts')).readLocalFile(bytes)
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  return runInWorker(worker, bytes, ended)
}
