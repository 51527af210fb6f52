import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { createStore, type Store } from '../../store.ts'
import { mergeDrafts } from './merge-drafts.ts'

/** How far what is on the screen is also on the server. */
export type SaveState =
  | { is: 'saved'; at: Date | undefined }
  | { is: 'waiting' }
  | { is: 'saving' }
  | { is: 'retrying' }
  /** Someone else saved parts that were changed here too; `other` is undefined while it is read, or could not be. */
  | { is: 'conflict'; other: DraftStart | undefined; base: ReportDraft | undefined }
  /** Someone else has the case, or nobody: the words wait until it is taken again. */
  | { is: 'lost' }
  | { is: 'refused'; why: unknown }

export type KeptDraft = { draft: ReportDraft; save: SaveState; version: number }

/** What came of sending a draft. A lost connection throws. */
export type SaveReply =
  | { ok: true; version: number; savedAt: Date | undefined }
  | { ok: false; conflict: true }
  | { ok: false; conflict: false; lost: true }
  | { ok: false; conflict: false; why: unknown }

export type DraftStart = { draft: ReportDraft; version: number; savedAt: Date | undefined }

/** Words that this device kept because they never reached the server, and the version they were typed on. */
export type UnsavedDraft = { draft: ReportDraft; version: number }

type Options = {
  start: DraftStart
  unsaved?: UnsavedDraft | undefined
  save: (draft: ReportDraft, version: number) => Promise<SaveReply>
  /** The version someone else has saved meanwhile. */
  readOther: () => Promise<DraftStart>
  /** Called with what is not saved yet, and with undefined once it is. */
  keepOnDevice?: (unsaved: UnsavedDraft | undefined) => void
}

export const SAVE_AFTER_MS = 2000
const RETRY_FIRST_MS = 2000
const RETRY_MOST_MS = 30_000
/** Nothing is sent until a person has decided. */
const HELD: ReadonlySet<SaveState['is']> = new Set(['conflict', 'lost', 'refused'])

/**
 * Saves a draft two seconds after the last change, one call at a time, each on the version before.
 * A lost connection is tried again until it works; text is never thrown away.
 */
export class DraftKeeper {
  readonly state: Store<KeptDraft>
  readonly #options: Options
  #savedDraft: ReportDraft
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #failures = 0
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

  /** Begins to save what this device had kept. */
  start(): void {
    this.#stopped = false
    if (this.state.get().save.is === 'waiting') this.#wait(SAVE_AFTER_MS)
  }

  /** A call on its way may end later; nothing is tried again. What is not saved waits on the device. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  edit(change: (draft: ReportDraft) => ReportDraft): void {
    const { draft: before, version, save: now } = this.state.get()
    const draft = change(before)
    if (draft === before) return
    this.#set({ draft })
    this.#options.keepOnDevice?.({ draft, version })
    if (now.is === 'saved') this.#set({ save: { is: 'waiting' } })
    if (now.is === 'saved' || now.is === 'waiting') this.#wait(SAVE_AFTER_MS)
  }

  /** Sends now what is not sent yet; true once everything is on the server. */
  async saveNow(): Promise<boolean> {
    await this.#send()
    // What was typed while that call was on its way.
    if (this.state.get().save.is === 'waiting') await this.#send()
    return !this.isDirty()
  }

  isDirty(): boolean {
    return this.state.get().draft !== this.#savedDraft
  }

  /** What a person made of the two versions is saved on top of the other one. */
  choose(draft: ReportDraft): void {
    const { save } = this.state.get()
    if (save.is !== 'conflict' || !save.other) return
    this.#adopt(draft, save.other)
  }

  /** Reads the other version, and asks only about what both have changed. */
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

  /** The case is had again: what waited is saved, on the version it was typed on. */
  resume(): void {
    if (this.state.get().save.is !== 'lost') return
    this.#set({ save: { is: 'waiting' } })
    void this.#send()
  }

  /** Shows what another window saved, as long as nothing was typed here. */
  async follow(version: number): Promise<void> {
    if (this.#isAhead(version)) return
    const other = await this.#options.readOther().catch(() => undefined)
    if (!other || this.#isAhead(other.version)) return
    this.#savedDraft = other.draft
    const { draft, version: newest, savedAt } = other
    this.#set({ draft, version: newest, save: { is: 'saved', at: savedAt } })
  }

  #isAhead(version: number): boolean {
    return this.isDirty() || this.#running !== undefined || version <= this.state.get().version
  }

  #set(change: Partial<KeptDraft>): void {
    this.state.set({ ...this.state.get(), ...change })
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.#send(), milliseconds)
  }

  #send(): Promise<void> {
    this.#running ??= this.#sendOnce().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #sendOnce(): Promise<void> {
    clearTimeout(this.#timer)
    const { draft, version, save: now } = this.state.get()
    if (!this.isDirty() || HELD.has(now.is)) return
    this.#set({ save: { is: 'saving' } })
    const reply = await this.#options.save(draft, version).catch(() => undefined)
    if (!reply) return this.#retryLater()
    this.#failures = 0
    if (reply.ok) this.#accept(draft, reply)
    else if ('lost' in reply) this.#set({ save: { is: 'lost' } })
    else if (reply.conflict) {
      this.#set({ save: { is: 'conflict', other: undefined, base: this.#savedDraft } })
      void this.readOther()
    } else this.#set({ save: { is: 'refused', why: reply.why } })
  }

  #accept(draft: ReportDraft, reply: { version: number; savedAt: Date | undefined }): void {
    const { version, savedAt } = reply
    this.#savedDraft = draft
    const newest = this.state.get().draft
    const isAll = newest === draft
    this.#set({ version, save: isAll ? { is: 'saved', at: savedAt } : { is: 'waiting' } })
    this.#options.keepOnDevice?.(isAll ? undefined : { draft: newest, version })
    if (!isAll) this.#wait(SAVE_AFTER_MS)
  }

  #retryLater(): void {
    this.#set({ save: { is: 'retrying' } })
    this.#wait(Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** this.#failures))
    this.#failures += 1
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
    this.#wait(0)
  }
}

function firstState(start: DraftStart, unsaved: UnsavedDraft | undefined): SaveState {
  if (!unsaved) return { is: 'saved', at: start.savedAt }
  if (unsaved.version === start.version) return { is: 'waiting' }
  return { is: 'conflict', other: start, base: undefined }
}
