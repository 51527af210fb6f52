import { parentPort } from 'node:worker_threads'

/** What a thread answers: the bytes, or what went wrong. */
export type Drawn =
  | { bytes: Uint8Array<ArrayBuffer>; error?: never }
  | { bytes?: never; error: unknown }

/** Answers each job of this thread with its PDF, until the thread is ended. */
export function serveDrawings<Job>(draw: (job: Job) => Promise<Buffer>): void {
  parentPort?.on('message', (job: Job) => void answer(draw, job))
}

async function answer<Job>(draw: (job: Job) => Promise<Buffer>, job: Job): Promise<void> {
  const drawn: Drawn = await draw(job).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ error }),
  )
  parentPort?.postMessage(drawn, drawn.bytes ? [drawn.bytes.buffer] : [])
}
