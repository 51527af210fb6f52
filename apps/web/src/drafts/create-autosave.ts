const RETRY_FIRST_MS = 2000
const RETRY_MOST_MS = 30_000

/**
 * The result of one attempt to save: `saved` or `halted` until the next change, `again` immediately because the base changed, or
 * `retry` after a pause that doubles each time.
 */
export type SaveOutcome = 'saved' | 'halted' | 'again' | 'retry'

type Options = {
  /** Sends what is unsaved, if anything. One call runs at a time. */
  save: () => Promise<SaveOutcome>
  /** Stores what is unsaved on this device. */
  keep?: () => void
  delays: {
    /** The delay before sending after a pause in changes, and its maximum without a pause. */
    quietMs: number
    latestMs?: number
    /** The interval of `keep` during changes; a debounce would wait for a pause. */
    keepMs?: number
  }
}

export type Autosave = ReturnType<typeof createAutosave>

/** Creates the schedule of forms, reports and measurements: when changes are stored on the device, sent and sent again. */
export function createAutosave({ save, keep, delays }: Options) {
  const { quietMs, latestMs = Number.POSITIVE_INFINITY, keepMs = 0 } = delays
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | undefined
  let running: Promise<void> | undefined
  let failures = 0

  const cancelKeep = () => {
    clearTimeout(keepTimer)
    keepTimer = undefined
  }
  const cancelSend = () => {
    clearTimeout(sendTimer)
    sendTimer = undefined
    waitingSince = undefined
  }
  const sendAfter = (milliseconds: number) => {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(() => void send(), Math.max(0, milliseconds))
  }
  const send = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
  async function run(): Promise<void> {
    let outcome: SaveOutcome
    do {
      cancelSend()
      outcome = await save()
    } while (outcome === 'again')
    if (outcome === 'retry') sendAfter(Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** failures))
    failures = outcome === 'retry' ? failures + 1 : 0
  }
  const soon = () => {
    failures = 0
    sendAfter(0)
  }

  return {
    send,
    soon,
    cancelKeep,
    /** Schedules the saving of a change. */
    change: () => {
      const now = Date.now()
      waitingSince ??= now
      if (keep) keepTimer ??= setTimeout(keep, keepMs)
      sendAfter(Math.min(quietMs, waitingSince + latestMs - now))
    },
    /** Sends soon if a change or a retry is waiting. */
    hurry: () => {
      if (sendTimer !== undefined) soon()
    },
    isSending: () => running !== undefined,
    /** Resolves when no call is running. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
    /** Cancels what is scheduled; a running call may end later. */
    cancel: () => {
      cancelKeep()
      cancelSend()
    },
  }
}
