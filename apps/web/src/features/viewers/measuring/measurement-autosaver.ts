import type { Measured } from '@systole/domain/measurements/measurement'
import { createStore, type Store } from '../../../store.ts'

export type PlacedMeasurement = Measured & { mid: string; frame: number }

/** A pending change; `gone` means deletion. */
export type MeasurementChange = {
  measurement: PlacedMeasurement
  gone: boolean
  save: 'saving' | 'retrying' | 'refused'
}

/** The result of a save, which may be a refusal; a lost connection throws instead. */
export type KeepReply = { ok: true; version: number } | { ok: false; version?: number }

type Options = {
  save: (measurement: PlacedMeasurement, version: number) => Promise<KeepReply>
  remove: (mid: string, version: number) => Promise<KeepReply>
  versionOf: (mid: string) => number
}

export const SAVE_AFTER_MS = 400
const RETRY_FIRST_MS = 2000
const RETRY_MOST_MS = 30_000
const CONFLICTS_MOST = 3

/**
 * Saves measurements. Each is sent separately, one call at a time, shortly after its last change; lost connections are retried
 * until they succeed.
 */
export class MeasurementAutosaver {
  readonly changes: Store<ReadonlyMap<string, MeasurementChange>> = createStore<
    ReadonlyMap<string, MeasurementChange>
  >(new Map())
  readonly #options: Options
  readonly #versions = new Map<string, number>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #running = new Set<string>()

  constructor(options: Options) {
    this.#options = options
  }

  put(measurement: PlacedMeasurement): void {
    this.#set(measurement.mid, { measurement, gone: false, save: 'saving' })
    this.#wait(measurement.mid, SAVE_AFTER_MS)
  }

  remove(measurement: PlacedMeasurement): void {
    this.#set(measurement.mid, { measurement, gone: true, save: 'saving' })
    this.#wait(measurement.mid, 0)
  }

  /** Retries changes that were refused or wait for the connection. */
  retry(): void {
    for (const [mid, change] of this.changes.get()) {
      this.#set(mid, { ...change, save: 'saving' })
      this.#wait(mid, 0)
    }
  }

  /** Sends pending changes immediately. */
  flush(): void {
    for (const mid of this.#timers.keys()) this.#wait(mid, 0)
  }

  #wait(mid: string, milliseconds: number, failures = 0): void {
    clearTimeout(this.#timers.get(mid))
    const send = () => {
      this.#timers.delete(mid)
      void this.#send(mid, failures)
    }
    this.#timers.set(mid, setTimeout(send, milliseconds))
  }

  async #send(mid: string, failures: number): Promise<void> {
    const change = this.changes.get().get(mid)
    if (!change || this.#running.has(mid)) return
    this.#running.add(mid)
    const reply = await this.#ask(change).catch(() => undefined)
    this.#running.delete(mid)
    if (reply?.version !== undefined) this.#versions.set(mid, reply.version)
    this.#take(change, reply, failures)
  }

  /** Handles the result of a call: done, to be retried, or refused. */
  #take(sent: MeasurementChange, reply: KeepReply | undefined, failures: number): void {
    const { mid } = sent.measurement
    const now = this.changes.get().get(mid)
    if (!now) return
    if (!reply) {
      this.#set(mid, { ...now, save: 'retrying' })
      this.#wait(mid, Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MOST_MS), failures + 1)
    } else if (reply.ok) {
      if (now === sent) this.#set(mid, undefined)
      else this.#wait(mid, SAVE_AFTER_MS)
    } else if (reply.version !== undefined && failures < CONFLICTS_MOST) {
      // Its author has also moved it elsewhere; the last change wins.
      this.#wait(mid, 0, failures + 1)
    } else this.#set(mid, { ...now, save: 'refused' })
  }

  #ask({ measurement, gone }: MeasurementChange): Promise<KeepReply> {
    const { mid } = measurement
    const version = Math.max(this.#versions.get(mid) ?? 0, this.#options.versionOf(mid))
    if (!gone) return this.#options.save(measurement, version)
    // A measurement that never reached the server need not be deleted there.
    if (version === 0) return Promise.resolve({ ok: true, version })
    return this.#options.remove(mid, version)
  }

  #set(mid: string, change: MeasurementChange | undefined): void {
    const next = new Map(this.changes.get())
    if (change) next.set(mid, change)
    else next.delete(mid)
    this.changes.set(next)
  }
}
