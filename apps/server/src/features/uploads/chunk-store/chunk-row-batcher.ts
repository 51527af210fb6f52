import type { ReceivedChunk, Recorded } from './chunk-row-store.ts'

/** The maximum delay of the row of a chunk in the journal, and the maximum number of rows in one batch. */
const MAX_DELAY_MS = 100
const MAX_BATCH_ROWS = 64
/** The number of chunks recorded individually at first, by which time another process with the same upload has been detected. */
const FIRST_WRITTEN_SINGLY = 8

/** Writes the rows of the chunks that this process receives of one upload, individually or in batches. ADR 19. */
export type ChunkRowBatcher = {
  /** Returns whether the next chunk may be acknowledged by its journal entry alone, with its row written later. */
  canDefer(): boolean
  /** Records a chunk and returns the number of recorded ones; `undefined` if it was recorded before or the upload has ended. */
  writeNow(chunk: ReceivedChunk): Promise<number | undefined>
  /** Records a chunk soon, together with others. */
  defer(chunk: ReceivedChunk): void
  /** Waits until everything is recorded, and returns the number of recorded chunks. */
  flush(): Promise<number>
  /** Returns whether another process also receives chunks of it. */
  isShared(): boolean
  /** Updates the state with a count just read from the database. */
  observeCount(recordedCount: number): void
  isEnded(): boolean
}

type Waiting = {
  chunk: ReceivedChunk
  resolve?: (count: number | undefined) => void
  reject?: (error: unknown) => void
}

type Parts = {
  record: (chunks: readonly ReceivedChunk[]) => Promise<Recorded | undefined>
  /** The number of chunks recorded when this process opened the upload. */
  before: number
  /** Called if a chunk acknowledged here was also received by another process. */
  onDuplicate: () => void
}

export function chunkRowBatcher({ record, before, onDuplicate }: Parts): ChunkRowBatcher {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let accepted = 0
  let ours = before
  let total = before
  let isShared = false
  let state: 'fine' | 'failed' | 'ended' = 'fine'

  const send = async () => {
    const batch = waiting
    waiting = []
    clearTimeout(timer)
    timer = undefined
    try {
      const recorded = await record(batch.map(({ chunk }) => chunk))
      state = recorded ? 'fine' : 'ended'
      total = recorded?.total ?? total
      ours += recorded?.added.size ?? 0
      isShared ||= total > ours
      reportResults(batch, recorded, onDuplicate)
    } catch (error) {
      state = 'failed'
      waiting = [...batch.filter(({ reject }) => !reject), ...waiting]
      for (const { reject } of batch) reject?.(error)
      throw error
    }
  }
  /** Sends one statement at a time; chunks that arrive meanwhile are sent with the next. */
  const sendAll = async (): Promise<void> => {
    while (running !== undefined) await running.catch(() => {})
    if (waiting.length === 0) return
    running = send().finally(() => {
      running = undefined
    })
    return running
  }
  const inBackground = () => void sendAll().catch(() => {}) // retried with the next chunk, which receives the error

  return {
    canDefer: () => state === 'fine' && accepted >= FIRST_WRITTEN_SINGLY && !isShared,
    writeNow(chunk) {
      accepted += 1
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
      waiting.push({ chunk, resolve, reject })
      inBackground()
      return promise
    },
    defer(chunk) {
      accepted += 1
      waiting.push({ chunk })
      if (waiting.length >= MAX_BATCH_ROWS) inBackground()
      else timer ??= setTimeout(inBackground, MAX_DELAY_MS).unref()
    },
    async flush() {
      while (waiting.length > 0 || running !== undefined) await sendAll()
      return total
    },
    isShared: () => isShared,
    observeCount(count) {
      isShared ||= running === undefined && count > ours
    },
    isEnded: () => state === 'ended',
  }
}

/**
 * Reports the results to the waiting chunks, numbered in order of arrival, so that in one or several processes exactly one chunk
 * is the last.
 */
function reportResults(
  batch: readonly Waiting[],
  recorded: Recorded | undefined,
  onDuplicate: () => void,
) {
  const { total, added } = recorded ?? { total: 0, added: new Set<number>() }
  let count = total - added.size
  for (const { chunk, resolve } of batch) {
    const isNew = added.has(chunk.chunkNumber)
    if (isNew) count += 1
    if (resolve) resolve(isNew ? count : undefined)
    else if (!isNew && recorded) onDuplicate()
  }
}
