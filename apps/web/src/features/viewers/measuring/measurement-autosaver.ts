import type { Measured } from '@systole/domain/measurements/measurement'
import { type Autosave, createAutosave, type SaveOutcome } from '../../../drafts/create-autosave.ts'
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

export const MEASUREMENT_SAVE_MS = 400
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
  readonly #autosaves = new Map<string, Autosave>()
  readonly #conflicts = new Map<string, number>()

  constructor(options: Options) {
    this.#options = options
  }

  put(measurement: PlacedMeasurement): void {
    this.#set(measurement.mid, { measurement, gone: false, save: 'saving' })
    this.#autosaveOf(measurement.mid).change()
  }

  remove(measurement: PlacedMeasurement): void {
    this.#set(measurement.mid, { measurement, gone: true, save: 'saving' })
    this.#autosaveOf(measurement.mid).soon()
  }

  /** Retries changes that were refused or wait for the connection. */
  retry(): void {
    for (const [mid, change] of this.changes.get()) {
      this.#set(mid, { ...change, save: 'saving' })
      this.#autosaveOf(mid).soon()
    }
  }

  /** Sends pending changes immediately. */
  flush(): void {
    for (const autosave of this.#autosaves.values()) autosave.hurry()
  }

  #autosaveOf(mid: string): Autosave {
    const autosave =
      this.#autosaves.get(mid) ??
      createAutosave({ save: () => this.#send(mid), delays: { quietMs: MEASUREMENT_SAVE_MS } })
    this.#autosaves.set(mid, autosave)
    return autosave
  }

  async #send(mid: string): Promise<SaveOutcome> {
    const sent = this.changes.get().get(mid)
    if (!sent) return 'halted'
    const reply = await this.#ask(sent).catch(() => undefined)
    if (reply?.version !== undefined) this.#versions.set(mid, reply.version)
    const now = this.changes.get().get(mid)
    return now ? this.#apply(reply, { sent, now }) : 'halted'
  }

  /** Applies the result of a call to the change as it is now. */
  #apply(
    reply: KeepReply | undefined,
    { sent, now }: Record<'sent' | 'now', MeasurementChange>,
  ): SaveOutcome {
    const { mid } = sent.measurement
    if (!reply) {
      this.#set(mid, { ...now, save: 'retrying' })
      return 'retry'
    }
    const conflicts = reply.ok ? 0 : (this.#conflicts.get(mid) ?? 0) + 1
    this.#conflicts.set(mid, conflicts)
    if (reply.ok) {
      if (now === sent) this.#set(mid, undefined)
      else this.#autosaveOf(mid).change()
      return 'saved'
    }
    // Its author has also moved it elsewhere; the last change wins.
    if (reply.version !== undefined && conflicts <= CONFLICTS_MOST) return 'again'
    this.#conflicts.delete(mid)
    this.#set(mid, { ...now, save: 'refused' })
    return 'halted'
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
