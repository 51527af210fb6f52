import type { HeldChunk, Recorded } from './upload-store.ts'

/** How long a chunk that is noted on the disk may wait for its row, and how many wait together. */
const RECORDED_WITHIN_MS = 100
const MOST_TOGETHER = 64
/** So many are recorded one by one first: by then it shows whether another process takes chunks too. */
const RECORDED_AT_ONCE = 8

/** Brings the chunks this process takes of one upload into the database, each at once or several together. Decision 19. */
export type ChunkRecorder = {
  /** Whether the next chunk may be acknowledged by its note alone, its row following. */
  mayFollow(): boolean
  /** How many are recorded with this one; undefined when it was recorded before, or the upload is over. */
  now(chunk: HeldChunk): Promise<number | undefined>
  soon(chunk: HeldChunk): void
  /** Everything is recorded; answers how many chunks are. */
  settle(): Promise<number>
  /** Another process takes chunks of it too. */
  isShared(): boolean
  /** What the database says is recorded, read at this moment. */
  sees(recordedCount: number): void
  isOver(): boolean
}

type Waiting = {
  chunk: HeldChunk
  tell?: (count: number | undefined) => void
  fail?: (error: unknown) => void
}

type Parts = {
  record: (chunks: readonly HeldChunk[]) => Promise<Recorded | undefined>
  /** Recorded when this process took the upload up. */
  before: number
  /** A chunk that was acknowledged here had come to another process as well. */
  onTakenTwice: () => void
}

export function chunkRecorder({ record, before, onTakenTwice }: Parts): ChunkRecorder {
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let taken = 0
  let ours = before
  let total = before
  let isShared = false
  let state: 'fine' | 'failed' | 'over' = 'fine'

  const send = async () => {
    const batch = waiting
    waiting = []
    clearTimeout(timer)
    timer = undefined
    try {
      const recorded = await record(batch.map(({ chunk }) => chunk))
      state = recorded ? 'fine' : 'over'
      total = recorded?.total ?? total
      ours += recorded?.added.size ?? 0
      isShared ||= total > ours
      tellAll(batch, recorded, onTakenTwice)
    } catch (error) {
      state = 'failed'
      waiting = [...batch.filter(({ fail }) => !fail), ...waiting]
      for (const { fail } of batch) fail?.(error)
      throw error
    }
  }
  /** One statement at a time; what comes meanwhile goes with the next. */
  const sendAll = async (): Promise<void> => {
    while (running !== undefined) await running.catch(() => {})
    if (waiting.length === 0) return
    running = send().finally(() => {
      running = undefined
    })
    return running
  }
  const inBackground = () => void sendAll().catch(() => {}) // tried again with the next chunk, which is told

  return {
    mayFollow: () => state === 'fine' && taken >= RECORDED_AT_ONCE && !isShared,
    now(chunk) {
      taken += 1
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
      waiting.push({ chunk, tell: resolve, fail: reject })
      inBackground()
      return promise
    },
    soon(chunk) {
      taken += 1
      waiting.push({ chunk })
      if (waiting.length >= MOST_TOGETHER) inBackground()
      else timer ??= setTimeout(inBackground, RECORDED_WITHIN_MS).unref()
    },
    async settle() {
      while (waiting.length > 0 || running !== undefined) await sendAll()
      return total
    },
    isShared: () => isShared,
    sees(count) {
      isShared ||= running === undefined && count > ours
    },
    isOver: () => state === 'over',
  }
}

/** The order of arrival numbers them, so that in one process and among several exactly one chunk is the last. */
function tellAll(
  batch: readonly Waiting[],
  recorded: Recorded | undefined,
  onTakenTwice: () => void,
) {
  const { total, added } = recorded ?? { total: 0, added: new Set<number>() }
  let count = total - added.size
  for (const { chunk, tell } of batch) {
    const isNew = added.has(chunk.chunkNumber)
    if (isNew) count += 1
    if (tell) tell(isNew ? count : undefined)
    else if (!isNew && recorded) onTakenTwice()
  }
}
