import { Worker } from 'node:worker_threads'
import { ServerBusy } from '../http/errors/server-busy.ts'
import type { DrawingReply } from './serve-drawings.ts'

type Limits = {
  /** The number of documents drawn simultaneously. */
  threads: number
  /** The number of documents that may wait; further ones are refused with `ServerBusy`. */
  waiting: number
  /** The heap of one thread. */
  megabytes: number
  /** The timeout of one document. */
  drawingMs: number
  /** The time for which an idle thread keeps its fonts. */
  idleMs: number
  /** The number of documents after which a thread is replaced, so that caches do not grow indefinitely. */
  documentsAThread: number
}

type Thread = { file: string; worker: Worker; drawn: number; idle?: NodeJS.Timeout }

export type DrawInThread = (
  file: URL,
  job: object,
  options?: { urgent?: boolean },
) => Promise<Buffer>

const RETRY_SECONDS = 3

/** Creates a pool of threads that draw PDFs outside the event loop. Urgent work is never refused and goes first. */
export function drawingThreads(limits: Limits): DrawInThread {
  const idle: Thread[] = []
  const queue: (() => void)[] = []
  let running = 0

  return async function draw(file, job, { urgent = false } = {}) {
    if (running < limits.threads) running += 1
    else if (!urgent && queue.length >= limits.waiting)
      throw new ServerBusy('too many PDFs are waiting', { seconds: RETRY_SECONDS })
    else
      await new Promise<void>((resolve) => {
        if (urgent) queue.unshift(resolve)
        else queue.push(resolve)
      })
    try {
      return await drawWith(takeThread(file.href), job)
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  /** Returns an idle thread of the file, or a new one that replaces an idle one of another file. */
  function takeThread(file: string): Thread {
    const place = idle.findIndex((thread) => thread.file === file)
    const [found] = idle.splice(Math.max(place, 0), 1)
    clearTimeout(found?.idle)
    if (found?.file === file) {
      found.worker.ref()
      return found
    }
    void found?.worker.terminate()
    const worker = new Worker(new URL(file), {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 8 },
    })
    return { file, worker, drawn: 0 }
  }

  async function drawWith(thread: Thread, job: object): Promise<Buffer> {
    try {
      const drawn = await answerOf(thread.worker, job, limits.drawingMs)
      thread.drawn += 1
      if (thread.drawn < limits.documentsAThread) keepIdle(thread)
      else void thread.worker.terminate()
      if (drawn.bytes) return Buffer.from(drawn.bytes.buffer)
      throw drawn.error
    } catch (error) {
      if (!idle.includes(thread)) void thread.worker.terminate()
      throw error
    }
  }

  function keepIdle(thread: Thread): void {
    const end = () => {
      const place = idle.indexOf(thread)
      if (place >= 0) idle.splice(place, 1)
      void thread.worker.terminate()
    }
    thread.worker.removeAllListeners()
    thread.worker.once('exit', end).on('error', end)
    thread.worker.unref()
    thread.idle = setTimeout(end, limits.idleMs).unref()
    idle.push(thread)
  }
}

function answerOf(worker: Worker, job: object, drawingMs: number): Promise<DrawingReply> {
  return new Promise<DrawingReply>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ServerBusy('a PDF took too long', { seconds: RETRY_SECONDS })),
      drawingMs,
    )
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    worker.removeAllListeners()
    worker.once('message', (drawn: DrawingReply) => settle(() => resolve(drawn)))
    worker.on('error', (error) => settle(() => reject(error)))
    worker.once('exit', () => settle(() => reject(new Error('The PDF worker ended without a PDF'))))
    worker.postMessage(job)
  })
}
