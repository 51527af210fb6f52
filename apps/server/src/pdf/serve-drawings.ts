import { parentPort } from 'node:worker_threads'

/** The reply of a thread: the bytes, or the error. */
export type DrawingReply =
  | { bytes: Uint8Array<ArrayBuffer>; error?: never }
  | { bytes?: never; error: unknown }

/** Replies to each job of this thread with its PDF, until the thread is ended. */
export function serveDrawings<Job>(draw: (job: Job) => Promise<Buffer>): void {
  parentPort?.on('message', (job: Job) => void answer(draw, job))
}

async function answer<Job>(draw: (job: Job) => Promise<Buffer>, job: Job): Promise<void> {
  const drawn: DrawingReply = await draw(job).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ error }),
  )
  parentPort?.postMessage(drawn, drawn.bytes ? [drawn.bytes.buffer] : [])
}
