import { sameDraft } from '@systole/domain/drafts/same-draft'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { createAutosave, type SaveOutcome } from '../../../drafts/create-autosave.ts'
import { createStore, type Store } from '../../../store.ts'
import { mergeReviews } from './merge-reviews.ts'

export type ReviewStart = { document: EcgReview; version: number; savedAt: Date | undefined }
/** A review stored on this device because it never reached the server, and the version it was written on. */
export type UnsavedReview = { document: EcgReview; version: number }

/** The result of sending a review. */
export type ReviewSaveReply =
  | { is: 'saved'; version: number; at: Date | undefined }
  | { is: 'conflict' }
  | { is: 'lost' }
  | { is: 'refused'; why: unknown }

/** The save state of the review. */
export type ReviewSaveState =
  | { is: 'saved'; at: Date | undefined }
  | { is: 'waiting' | 'saving' | 'retrying' }
  /** The same answers were changed here and by somebody else; `other` is absent while it is loading. */
  | { is: 'conflict'; other?: ReviewStart; clashes: readonly ReviewField[] }
  /** The case is assigned to somebody else: the answers wait until it is taken again. */
  | { is: 'lost' }
  | { is: 'refused'; why: unknown }

export type KeptReview = { document: EcgReview; version: number; save: ReviewSaveState }

type Options = {
  start: ReviewStart
  unsaved?: UnsavedReview | undefined
  /** The step that is saved with the review. */
  step: () => ReviewStep
  save: (sent: UnsavedReview & { step: ReviewStep }) => Promise<ReviewSaveReply>
  /** Reads the version that somebody else saved. */
  readOther: () => Promise<ReviewStart>
  /** Called with the unsaved review, and with `undefined` once it is saved. */
  keepOnDevice: (unsaved: UnsavedReview | undefined) => void
}

const SAVE_AFTER_MS = 2000
const KEEP_AFTER_MS = 250
const HALTED: ReadonlySet<ReviewSaveState['is']> = new Set(['conflict', 'lost', 'refused'])

/**
 * The session of a review: edits of one document, saved two seconds after the last one on the version before. What is unsaved stays on
 * the device; answers of two people are merged field by field.
 */
export class ReviewSession {
  readonly state: Store<KeptReview>
  readonly #options: Options
  #saved: EcgReview
  /** The version that the unsaved answers were written on; unknown if a newer one was saved since. */
  #base: EcgReview | undefined
  #isStopped = false
  readonly #autosave = createAutosave({
    save: () => this.#send(),
    keep: () => this.#keep(),
    delays: { quietMs: SAVE_AFTER_MS, keepMs: KEEP_AFTER_MS },
  })

  constructor(options: Options) {
    const { start, unsaved } = options
    this.#options = options
    this.#saved = start.document
    this.#base = unsaved && unsaved.version !== start.version ? undefined : start.document
    this.state = createStore<KeptReview>({
      document: unsaved?.document ?? start.document,
      version: start.version,
      save: unsaved ? { is: 'waiting' } : { is: 'saved', at: start.savedAt },
    })
  }

  isDirty(): boolean {
    return this.state.get().document !== this.#saved
  }

  edit(change: (document: EcgReview) => EcgReview): void {
    const { document: before, save } = this.state.get()
    const document = change(before)
    if (document === before) return
    this.#set({ document, ...(save.is === 'saved' && { save: { is: 'waiting' } as const }) })
    if (HALTED.has(save.is)) this.#keep()
    else if (!this.#isStopped) this.#autosave.change()
  }

  /** Starts saving what was kept on this device; it is merged if a newer version was saved meanwhile. */
  start(): void {
    this.#isStopped = false
    if (!this.#options.unsaved || this.state.get().save.is !== 'waiting') return
    if (this.#base) this.#autosave.soon()
    else this.#meetConflict()
  }

  /** Stops retries; unsaved answers wait on the device. */
  stop(): void {
    this.#isStopped = true
    this.#keep()
    this.#autosave.cancel()
  }

  /** Sends unsent answers now; returns true once everything is on the server. */
  async saveNow(): Promise<boolean> {
    await this.#autosave.send()
    if (this.state.get().save.is === 'waiting') await this.#autosave.send()
    return !this.isDirty()
  }

  /** Saves a merge of two versions on top of the other one. */
  choose(document: EcgReview): void {
    const { save } = this.state.get()
    if (save.is === 'conflict' && save.other) this.#adopt(document, save.other)
  }

  /** Reads the other version; only answers that both sides changed are asked about. */
  async readOther(): Promise<void> {
    const theirs = await this.#options.readOther().catch(() => undefined)
    const { save, document: mine } = this.state.get()
    if (!theirs || save.is !== 'conflict') return
    const { merged, clashes } = mergeReviews({ base: this.#base, mine, theirs: theirs.document })
    if (clashes.length === 0) this.#adopt(merged, theirs)
    else this.#set({ save: { is: 'conflict', other: theirs, clashes } })
  }

  /** Reads the review again after its beats were measured again, and saves it as it is read now, so that it can be signed. */
  async readAgain(): Promise<void> {
    const theirs = await this.#options.readOther().catch(() => undefined)
    if (!theirs || HALTED.has(this.state.get().save.is)) return
    const base = this.#base
    const mine = this.state.get().document
    const { merged, clashes } = mergeReviews({ base, mine, theirs: theirs.document })
    if (clashes.length > 0) return this.#set({ save: { is: 'conflict', other: theirs, clashes } })
    this.#saved = theirs.document
    this.#base = theirs.document
    this.#set({ document: { ...merged }, version: theirs.version, save: { is: 'waiting' } })
    if (!this.#isStopped) this.#autosave.soon()
  }

  /** Saves the waiting answers after the case was taken again. */
  resume(): void {
    const { save } = this.state.get()
    if (save.is !== 'lost' && save.is !== 'refused') return
    this.#set({ save: { is: 'waiting' } })
    if (this.isDirty()) this.#autosave.soon()
  }

  #set(change: Partial<KeptReview>): void {
    this.state.set({ ...this.state.get(), ...change })
  }

  #keep(): void {
    const { document, version } = this.state.get()
    this.#autosave.cancelKeep()
    this.#options.keepOnDevice(this.isDirty() ? { document, version } : undefined)
  }

  #meetConflict(): void {
    this.#set({ save: { is: 'conflict', clashes: [] } })
    void this.readOther()
  }

  async #send(): Promise<SaveOutcome> {
    const { document, version, save } = this.state.get()
    if (!this.isDirty() || HALTED.has(save.is)) return 'halted'
    this.#set({ save: { is: 'saving' } })
    this.#keep()
    const sent = { document, version, step: this.#options.step() }
    const reply = await this.#options.save(sent).catch(() => undefined)
    if (!reply) {
      this.#set({ save: { is: 'retrying' } })
      return this.#isStopped ? 'halted' : 'retry'
    }
    if (reply.is === 'saved') this.#accept(document, reply)
    else if (reply.is === 'conflict') this.#meetConflict()
    else this.#set({ save: reply })
    return reply.is === 'saved' ? 'saved' : 'halted'
  }

  #accept(document: EcgReview, { version, at }: { version: number; at: Date | undefined }): void {
    this.#saved = document
    this.#base = document
    const isAll = !this.isDirty()
    this.#set({ version, save: isAll ? { is: 'saved', at } : { is: 'waiting' } })
    this.#keep()
    if (!isAll && !this.#isStopped) this.#autosave.change()
  }

  /** Continues on the other version with a document that is merged onto it. */
  #adopt(document: EcgReview, other: ReviewStart): void {
    this.#saved = other.document
    this.#base = other.document
    const isOther = sameDraft(document, other.document)
    this.#set({
      document: isOther ? other.document : document,
      version: other.version,
      save: isOther ? { is: 'saved', at: other.savedAt } : { is: 'waiting' },
    })
    this.#keep()
    if (!isOther && !this.#isStopped) this.#autosave.soon()
  }
}
