import type { StoredDraft } from '@systole/domain/drafts/compare-draft'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { sameDraft } from '@systole/domain/drafts/same-draft'
import { createStore, type Store } from '../store.ts'
import { createAutosave, type SaveOutcome } from './create-autosave.ts'
import { copyKey, dropCopy, type FoundCopy, findCopies, keepCopy } from './device-copies.ts'
import {
  type DraftForm,
  readDraft,
  type ServerDraft,
  writeDraft,
  writeOnLeave,
} from './draft-calls.ts'
import { isNeighbour, sendDraftMessage } from './draft-channel.ts'
import { reconcileDraft, resolveInitialDraft } from './reconcile-draft.ts'
import { nextEdit, TAB_ID } from './tab-id.ts'
import { timeout } from './timeout.ts'

/** The delays of storing on the device and of sending. */
export const AUTOSAVE_DELAYS = { keepMs: 400, quietMs: 2000, latestMs: 3000 }
/** The time after which a form opens without the server's reply. */
const OPENING_MS = 4000

/** A text of this form that does not include this one; `value` is `null` if the form was sent elsewhere. */
export type OtherText = {
  value: DraftValue | null
  savedAt: Date
  /** The origin. `leftTab`: typed in another tab of this browser and never sent to the server. `saved`: the saved record. */
  from: 'device' | 'tab' | 'leftTab' | 'saved'
  /** The version on the server, on which the result is based. */
  version?: number
  /** The key of the copy on this device, which is deleted after the decision. */
  key?: string
}

/** The state shown by a page, except for the text, which is in its form. */
export type AutosaveState = {
  opening: boolean
  /** The time at which the initial or last adopted text was saved. */
  restoredFrom: Date | undefined
  kept: { on: 'nothing' } | { on: 'device' | 'server'; at: Date }
  other: OtherText | undefined
}

/** Saves what is typed in one form: on this device immediately, on the server within seconds, never over someone's newer text. */
export class DraftAutosaver {
  readonly state: Store<AutosaveState>
  /** The last typed content; `null` if there is none. */
  text: DraftValue | null = null
  /** Called when a remote draft replaces the local one; `null` means: use the saved record. */
  onReplaced: ((text: DraftValue | null) => void) | undefined
  readonly #form: DraftForm
  readonly #autosave = createAutosave({
    save: () => this.#send(),
    keep: () => this.#saveOnDevice(),
    delays: AUTOSAVE_DELAYS,
  })
  /** The version on the server that the text is based on, the last change made, and the last one written. */
  #base = 0
  #edit = 0
  #writtenEdit = 0
  #leftByTabs: FoundCopy[] = []
  #opened: Promise<void> | undefined
  #stopped = false

  constructor(form: DraftForm) {
    this.#form = form
    this.state = createStore<AutosaveState>({
      opening: true,
      restoredFrom: undefined,
      kept: { on: 'nothing' },
      other: undefined,
    })
  }

  /** Finds the newest text of this form; queries the server again if the form was open before. */
  open(): Promise<void> {
    if (this.state.get().opening) this.#opened ??= this.#open()
    else this.#openAgain()
    return this.#opened ?? Promise.resolve()
  }

  change(text: DraftValue): void {
    if (this.#stopped || sameDraft(text, this.text)) return
    this.#setText(text)
    this.#autosave.change()
  }

  /** Deletes the draft here and on the server, after the form was saved or its text discarded. */
  drop(): void {
    const hadText = this.text !== null
    this.#set({ other: undefined, restoredFrom: undefined })
    if (!hadText || this.#stopped) return
    this.#setText(null)
    this.flush()
    this.#set({ kept: { on: 'nothing' } })
  }

  /** Handles a message of another tab, or from the list of drafts, about the version of this draft. */
  async onRemoteVersion({ version, writer }: StoredDraft): Promise<void> {
    if (writer !== TAB_ID && version > this.#base) await this.refresh()
  }

  async refresh(): Promise<void> {
    const base = this.#base
    const stored = await readDraft(this.#form)
    // Newer than this reply if something was written in the meantime.
    if (stored && !this.#stopped && this.#base === base) this.#reconcile(stored)
  }

  /** Offers another text for comparison, unless one is being compared already. */
  offer(other: OtherText): void {
    if (!this.state.get().other) this.#set({ other })
  }

  /** Applies the decision: the own text, the other one, or a mixture of both. */
  decide(chosen: 'mine' | 'other' | { text: DraftValue }): void {
    const { other } = this.state.get()
    if (!other) return
    this.#base = other.version ?? this.#base
    if (other.key) dropCopy(other.key)
    this.#set({ other: undefined })
    if (chosen === 'other' && other.version) this.#replace({ ...other, version: other.version })
    else if (chosen === 'other' && other.from === 'saved') {
      this.drop()
      this.onReplaced?.(null)
    } else if (chosen === 'other') this.#apply(other.value)
    else if (chosen === 'mine') this.#apply(this.text)
    else this.#apply(chosen.text)
    this.#offerLeftCopies()
  }

  isDirty(): boolean {
    return this.#edit > this.#writtenEdit
  }

  /** Saves on the device and sends to the server without waiting for a pause. */
  flush(): void {
    if (this.#stopped || !this.isDirty()) return
    this.#saveOnDevice()
    void this.#autosave.send()
  }

  /** Returns true once everything is on the server. */
  async saveNow(): Promise<boolean> {
    this.flush()
    await this.#autosave.settled()
    return !this.isDirty()
  }

  /** Saves when the page is being closed. */
  leave(): void {
    if (this.#stopped || !this.isDirty()) return
    this.#saveOnDevice()
    if (!this.state.get().other?.version) writeOnLeave(this.#form, this.#write())
  }

  /** Stops at the end of the session: unsaved changes stay on the device unless everything is to be deleted. */
  stop({ keep }: { keep: boolean }): void {
    if (keep && !this.#stopped && this.isDirty()) this.#saveOnDevice()
    this.#stopped = true
    this.#autosave.cancel()
  }

  async #open(): Promise<void> {
    const stored = await Promise.race([readDraft(this.#form), timeout(OPENING_MS)])
    if (this.#stopped) return
    const [copy, ...left] = findCopies(this.#form)
    const first = resolveInitialDraft(copy, stored)
    this.#leftByTabs = left
    this.#base = first.base
    const savedAt = first.from === 'device' && copy ? new Date(copy.typedAt) : stored?.savedAt
    if (first.text && savedAt) {
      this.text = first.text
      this.#set({ restoredFrom: savedAt, kept: { on: first.from, at: savedAt } })
    }
    if (copy) dropCopy(copy.key)
    if (first.from === 'device') this.#edit = nextEdit()
    if (first.conflict) this.#reconcile(first.conflict)
    this.flush()
    this.#set({ opening: false })
    this.#offerLeftCopies()
  }

  #openAgain(): void {
    const { kept } = this.state.get()
    if (this.text && kept.on !== 'nothing') this.#set({ restoredFrom: kept.at })
    this.flush()
    void this.refresh()
  }

  #reconcile(stored: ServerDraft): ReturnType<typeof reconcileDraft> {
    const mine = { text: this.text, base: this.#base, writer: TAB_ID }
    const answer = reconcileDraft({ ...mine, isDirty: this.isDirty() }, stored)
    if (answer === 'own') this.#base = stored.version
    if (answer === 'replace') this.#replace(stored)
    if (answer === 'conflict') this.#enterConflict(stored)
    return answer
  }

  /** Enters the conflict state: the other text is not overwritten before the user has decided. */
  #enterConflict({ value, savedAt, version, writer }: ServerDraft): void {
    this.#autosave.cancel()
    this.#saveOnDevice()
    this.#set({ other: { value, savedAt, version, from: isNeighbour(writer) ? 'tab' : 'device' } })
  }

  /** Adopts the server's text. */
  #replace(stored: Pick<ServerDraft, 'value' | 'version' | 'savedAt'>): void {
    const { value, version, savedAt } = stored
    const isNew = !sameDraft(value, this.text)
    this.#base = version
    this.#writtenEdit = this.#edit
    this.#autosave.cancel()
    dropCopy(copyKey(this.#form, TAB_ID))
    this.text = value
    this.#set({
      restoredFrom: value && isNew ? savedAt : undefined,
      kept: value ? { on: 'server', at: savedAt } : { on: 'nothing' },
      other: undefined,
    })
    if (isNew) this.onReplaced?.(value)
  }

  /** Writes a decision immediately, over the text it was chosen from. */
  #apply(text: DraftValue | null): void {
    if (text === null) return
    const isNew = !sameDraft(text, this.text)
    this.#setText(text)
    this.flush()
    if (isNew) this.onReplaced?.(text)
  }

  #offerLeftCopies(): void {
    const next = this.state.get().other ? undefined : this.#leftByTabs.shift()
    if (!next) return
    const { value, typedAt, key } = next
    if (value && !sameDraft(value, this.text)) {
      this.offer({ value, savedAt: new Date(typedAt), from: 'leftTab', key })
    } else {
      dropCopy(key)
      this.#offerLeftCopies()
    }
  }

  #setText(text: DraftValue | null): void {
    this.#edit = nextEdit()
    this.text = text
  }

  #saveOnDevice(): void {
    this.#autosave.cancelKeep()
    if (this.#stopped || !this.isDirty()) return
    const at = new Date()
    const isKept = keepCopy(this.#form, { ...this.#write(), typedAt: at.toISOString() })
    if (isKept) this.#set({ kept: { on: 'device', at } })
  }

  #write() {
    return { value: this.text, base: this.#base, writer: TAB_ID, edit: this.#edit }
  }

  /** Sends the text, based on the previous version. */
  async #send(): Promise<SaveOutcome> {
    if (!this.isDirty() || this.#stopped || this.state.get().other?.version) return 'halted'
    const write = this.#write()
    const reply = await writeDraft(this.#form, write)
    if (reply.is === 'written') this.#written(write.edit, reply)
    if (reply.is === 'written') return 'saved'
    if (reply.is === 'refused' || this.#stopped) return 'halted'
    const isNew = reply.is === 'newer' && this.#reconcile(reply.stored) !== 'unchanged'
    return isNew ? 'again' : 'retry'
  }

  #written(edit: number, reply: { version: number; savedAt: Date }): void {
    this.#base = reply.version
    this.#writtenEdit = edit
    sendDraftMessage({ ...this.#form, version: reply.version, writer: TAB_ID, edit })
    if (this.isDirty()) {
      this.#autosave.change()
      return
    }
    dropCopy(copyKey(this.#form, TAB_ID))
    if (this.text) this.#set({ kept: { on: 'server', at: reply.savedAt } })
  }

  #set(change: Partial<AutosaveState>): void {
    this.state.set({ ...this.state.get(), ...change })
  }
}
