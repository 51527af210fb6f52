import { Worker } from 'node:worker_threads'

/** A PDF, drawn beside the event loop by the thread of that file. */
export async function drawInWorker(file: URL, job: object): Promise<Buffer> {
  const worker = new Worker(file, { workerData: job })
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The PDF worker ended without a PDF')))
    })
  } finally {
    await worker.terminate()
  }
}
