import type { FileRead } from './read-file-work.ts'

/** Reads the recordings of a file in a worker; `ended` ends it. Without workers the page does it. */
export function runReading(bytes: Uint8Array, ended: AbortSignal): Promise<FileRead> {
  return typeof Worker === 'undefined' ? inPage(bytes) : inWorker(bytes, ended)
}

async function inPage(bytes: Uint8Array): Promise<FileRead> {
  const { readFile } = await import('./read-file-work.ts')
  return readFile(bytes)
}

function inWorker(bytes: Uint8Array, ended: AbortSignal): Promise<FileRead> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' })
  ended.addEventListener('abort', () => worker.terminate(), { once: true })
  return new Promise<FileRead>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(bytes)
  }).finally(() => worker.terminate())
}
