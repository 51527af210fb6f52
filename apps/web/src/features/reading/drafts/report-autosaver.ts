import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { createAutosave, type SaveOutcome } from '../../../drafts/create-autosave.ts'
import { createStore, type Store } from '../../../store.ts'
import { mergeDrafts } from './merge-drafts.ts'

/** The save state of the draft. */
export type ReportSaveState =
  | { is: 'saved'; at: Date | undefined }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'retrying' }
  /** Someone else saved parts that were also changed here; `other` is `undefined` while it is loading or unavailable. */
  | { is: 'conflict'; other: DraftStart | undefined; base: ReportDraft | undefined }
  /** The case is assigned to someone else or no one: the text waits until it is claimed again. */
  | { is: 'lost' }
  | { is: 'refused'; why: unknown }

export type KeptDraft = { draft: ReportDraft; save: ReportSaveState; version: number }

/** The result of sending a draft. Throws if the connection is lost. */
export type ReportSaveReply =
  | { ok: true; version: number; savedAt: Date | undefined }
  | { ok: false; conflict: true }
  | { ok: false; conflict: false; lost: true }
  | { ok: false; conflict: false; why: unknown }

export type DraftStart = { draft: ReportDraft; version: number; savedAt: Date | undefined }

/** A draft stored on this device because it never reached the server, and the version on which it was typed. */
export type UnsavedDraft = { draft: ReportDraft; version: number }

type Options = {
  start: DraftStart
  unsaved?: UnsavedDraft | undefined
  save: (draft: ReportDraft, version: number) => Promise<ReportSaveReply>
  /** Reads the version saved by someone else. */
  readOther: () => Promise<DraftStart>
  /** Called with the unsaved draft, and with `undefined` once it is saved. */
  keepOnDevice?: (unsaved: UnsavedDraft | undefined) => void
}

export const REPORT_SAVE_MS = 2000
/** The states in which nothing is sent until the user has decided. */
const HALTED: ReadonlySet<ReportSaveState['is']> = new Set(['conflict', 'lost', 'refused'])

/**
 * Saves a draft two seconds after the last change, sequentially, each time based on the previous version. Lost connections are
 * retried until they succeed; text is never discarded.
 */
export class ReportAutosaver {
  readonly state: Store<KeptDraft>
  readonly #options: Options
  #savedDraft: ReportDraft
  readonly #autosave = createAutosave({
    save: () => this.#send(),
    delays: { quietMs: REPORT_SAVE_MS },
  })
  #stopped = false

  constructor(options: Options) {
    const { start, unsaved } = options
    this.#options = options
    this.#savedDraft = start.draft
    this.state = createStore<KeptDraft>({
      draft: unsaved?.draft ?? start.draft,
      version: start.version,
      save: firstState(start, unsaved),
    })
  }

  /** Starts saving the draft kept on this device. */
  start(): void {
    this.#stopped = false
    if (this.state.get().save.is === 'waiting') this.#schedule()
  }

  /** Stops retries; a running call may end later. Unsaved text waits on the device. */
  stop(): void {
    this.#stopped = true
    this.#autosave.cancel()
  }

  edit(change: (draft: ReportDraft) => ReportDraft): void {
    const { draft: before, version, save: now } = this.state.get()
    const draft = change(before)
    if (draft === before) return
    this.#set({ draft })
    this.#options.keepOnDevice?.({ draft, version })
    if (now.is === 'saved') this.#set({ save: { is: 'waiting' } })
    if (now.is === 'saved' || now.is === 'waiting') this.#schedule()
  }

  /** Sends unsent changes now; returns true once everything is on the server. */
  async saveNow(): Promise<boolean> {
    await this.#autosave.send()
    // Typed while that call was running.
    if (this.state.get().save.is === 'waiting') await this.#autosave.send()
    return !this.isDirty()
  }

  isDirty(): boolean {
    return this.state.get().draft !== this.#savedDraft
  }

  /** Saves the user's merge of two versions on top of the other one. */
  choose(draft: ReportDraft): void {
    const { save } = this.state.get()
    if (save.is !== 'conflict' || !save.other) return
    this.#adopt(draft, save.other)
  }

  /** Reads the other version; only parts changed on both sides are conflicts. */
  async readOther(): Promise<void> {
    const { save } = this.state.get()
    if (save.is !== 'conflict') return
    const other = await this.#options.readOther().catch(() => undefined)
    if (!other || this.state.get().save.is !== 'conflict') return
    const { base } = save
    const { draft, clashes } = mergeDrafts({
      base,
      mine: this.state.get().draft,
      theirs: other.draft,
    })
    if (clashes.length === 0) this.#adopt(draft, other)
    else this.#set({ save: { is: 'conflict', other, base } })
  }

  /** Saves the waiting text after the case was claimed again, based on its version. */
  resume(): void {
    if (this.state.get().save.is !== 'lost') return
    this.#set({ save: { is: 'waiting' } })
    void this.#autosave.send()
  }

  /** Shows a version saved by another window if nothing was typed here. */
  async follow(version: number): Promise<void> {
    if (this.#isAhead(version)) return
    const other = await this.#options.readOther().catch(() => undefined)
    if (!other || this.#isAhead(other.version)) return
    this.#savedDraft = other.draft
    const { draft, version: newest, savedAt } = other
    this.#set({ draft, version: newest, save: { is: 'saved', at: savedAt } })
  }

  #isAhead(version: number): boolean {
    return this.isDirty() || this.#autosave.isSending() || version <= this.state.get().version
  }

  #set(change: Partial<KeptDraft>): void {
    this.state.set({ ...this.state.get(), ...change })
  }

  #schedule(): void {
    if (!this.#stopped) this.#autosave.change()
  }

  async #send(): Promise<SaveOutcome> {
    const { draft, version, save: now } = this.state.get()
    if (!this.isDirty() || HALTED.has(now.is)) return 'halted'
    this.#set({ save: { is: 'saving' } })
    const reply = await this.#options.save(draft, version).catch(() => undefined)
    if (!reply) {
      this.#set({ save: { is: 'retrying' } })
      return this.#stopped ? 'halted' : 'retry'
    }
    if (reply.ok) this.#accept(draft, reply)
    else if ('lost' in reply) this.#set({ save: { is: 'lost' } })
    else if (reply.conflict) {
      this.#set({ save: { is: 'conflict', other: undefined, base: this.#savedDraft } })
      void this.readOther()
    } else this.#set({ save: { is: 'refused', why: reply.why } })
    return reply.ok ? 'saved' : 'halted'
  }

  #accept(draft: ReportDraft, reply: { version: number; savedAt: Date | undefined }): void {
    const { version, savedAt } = reply
    this.#savedDraft = draft
    const newest = this.state.get().draft
    const isAll = newest === draft
    this.#set({ version, save: isAll ? { is: 'saved', at: savedAt } : { is: 'waiting' } })
    this.#options.keepOnDevice?.(isAll ? undefined : { draft: newest, version })
    if (!isAll) this.#schedule()
  }

  #adopt(draft: ReportDraft, other: DraftStart): void {
    const { version, savedAt } = other
    this.#savedDraft = other.draft
    const isOther = JSON.stringify(draft) === JSON.stringify(other.draft)
    if (isOther) {
      this.#set({ draft: other.draft, version, save: { is: 'saved', at: savedAt } })
      this.#options.keepOnDevice?.(undefined)
      return
    }
    this.#set({ draft, version, save: { is: 'waiting' } })
    this.#options.keepOnDevice?.({ draft, version })
    if (!this.#stopped) this.#autosave.soon()
  }
}

function firstState(start: DraftStart, unsaved: UnsavedDraft | undefined): ReportSaveState {
  if (!unsaved) return { is: 'saved', at: start.savedAt }
  if (unsaved.version === start.version) return { is: 'waiting' }
  return { is: 'conflict', other: start, base: undefined }
}
