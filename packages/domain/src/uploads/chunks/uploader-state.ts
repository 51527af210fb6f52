/** The reason why an upload failed. `message` is the server's, if it sent one. */
export type UploadFailure = { code: number; message: string; storage?: RefusedStorage }
/** The storage use and quota of a hospital, when a file did not fit. */
export type RefusedStorage = { used: number; quota: number }

/** `connection`: no response. `busy`: the server requests a retry because of its load or a full disk. */
export type LossReason = 'connection' | 'busy'

/** The client's state of one file, in chunks. */
export type UploaderState = { received: number; total: number } & (
  | { phase: 'waiting' }
  | { phase: 'sending' }
  | { phase: 'retrying'; failures: number; why: LossReason }
  | { phase: 'paused'; why?: 'sessionEnded' }
  | { phase: 'fileNeeded'; why?: 'otherContent' }
  | { phase: 'elsewhere' }
  | { phase: 'done' }
  | { phase: 'failed'; failure: UploadFailure }
)

export type UploaderEvent =
  | { type: 'started' }
  | { type: 'receivedCounted'; received: number }
  | { type: 'chunkTaken' }
  | { type: 'connectionLost'; why?: LossReason }
  | { type: 'paused'; why?: 'sessionEnded' }
  /** Another tab of this browser is uploading the file. */
  | { type: 'takenElsewhere' }
  /** The file chosen again differs. */
  | { type: 'fileRefused' }
  | { type: 'resumed' }
  | { type: 'finished' }
  | { type: 'failed'; failure: UploadFailure }

const ENDED: readonly UploaderState['phase'][] = ['done', 'failed']

/** Returns the initial state. A newly chosen file waits for its turn; one known from before a reload has to be chosen again. */
export function startUploader(
  total: number,
  { received = 0, hasFile = true }: { received?: number; hasFile?: boolean } = {},
): UploaderState {
  return { phase: hasFile ? 'waiting' : 'fileNeeded', received, total }
}

/** Returns the next state; after the end, or while paused, events change only the count. */
export function nextUploaderState(state: UploaderState, event: UploaderEvent): UploaderState {
  if (ENDED.includes(state.phase)) return state
  const { received, total } = state
  switch (event.type) {
    case 'started':
      return { phase: 'sending', received, total }
    case 'receivedCounted':
      return { ...state, received: Math.min(event.received, total) }
    case 'chunkTaken':
      return countChunk(state)
    case 'connectionLost':
      return loseConnection(state, event.why)
    case 'paused':
      return pause(state, event.why)
    case 'takenElsewhere':
      return { phase: 'elsewhere', received, total }
    case 'fileRefused':
      return { phase: 'fileNeeded', why: 'otherContent', received, total }
    case 'resumed':
      return { phase: 'waiting', received, total }
    case 'finished':
      return { phase: 'done', received: total, total }
    case 'failed':
      return { phase: 'failed', received, total, failure: event.failure }
  }
}

/** Returns the progress in percent of chunks (portal §5); 100 only when the file is complete. */
export function progressPercent({
  received,
  total,
}: Pick<UploaderState, 'received' | 'total'>): number {
  return Math.floor((received / total) * 100)
}

/** Returns the quarter just passed, for announcements by screen readers. */
export function quarterPassed(before: number, after: number): 25 | 50 | 75 | 100 | undefined {
  const quarters = [100, 75, 50, 25] as const
  return quarters.find((quarter) => before < quarter && after >= quarter)
}

function countChunk(state: UploaderState): UploaderState {
  const received = Math.min(state.received + 1, state.total)
  if (state.phase !== 'retrying') return { ...state, received }
  return { phase: 'sending', received, total: state.total }
}

function pause(state: UploaderState, why: 'sessionEnded' | undefined): UploaderState {
  if (state.phase === 'fileNeeded' || state.phase === 'elsewhere') return state
  const { received, total } = state
  return { phase: 'paused', received, total, ...(why && { why }) }
}

function loseConnection(state: UploaderState, why: LossReason = 'connection'): UploaderState {
  if (state.phase !== 'sending' && state.phase !== 'retrying') return state
  const failures = state.phase === 'retrying' ? state.failures + 1 : 1
  return { phase: 'retrying', failures, why, received: state.received, total: state.total }
}
