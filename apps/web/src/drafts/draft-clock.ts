/** The interval of saving on the device while typing; a debounce would wait for a pause. */
export const DEVICE_MS = 400
/** The delay before sending to the server after a pause, and its maximum without one. */
export const QUIET_MS = 2000
export const LATEST_MS = 3000
const RETRY_FIRST_MS = 2000
const RETRY_MOST_MS = 30_000

/** Schedules when a form's text is saved where. */
export class DraftClock {
  readonly #keep: () => void
  readonly #send: () => void
  #keepTimer: ReturnType<typeof setTimeout> | undefined
  #sendTimer: ReturnType<typeof setTimeout> | undefined
  #waitingSince: number | undefined
  #failures = 0

  constructor(due: { keep: () => void; send: () => void }) {
    this.#keep = due.keep
    this.#send = due.send
  }

  typed(): void {
    const now = Date.now()
    this.#waitingSince ??= now
    this.#keepTimer ??= setTimeout(this.#keep, DEVICE_MS)
    this.#sendAfter(Math.min(QUIET_MS, this.#waitingSince + LATEST_MS - now))
  }

  failed(): void {
    this.#sendAfter(Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** this.#failures))
    this.#failures += 1
  }

  worked(): void {
    this.#failures = 0
  }

  kept(): void {
    clearTimeout(this.#keepTimer)
    this.#keepTimer = undefined
  }

  sending(): void {
    clearTimeout(this.#sendTimer)
    this.#sendTimer = undefined
    this.#waitingSince = undefined
  }

  stop(): void {
    this.kept()
    this.sending()
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#sendTimer)
    this.#sendTimer = setTimeout(this.#send, Math.max(0, milliseconds))
  }
}
