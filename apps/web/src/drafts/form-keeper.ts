import type { HeldDraft } from '@systole/domain/drafts/compare-draft'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { sameDraft } from '@systole/domain/drafts/same-draft'
import { createStore, type Store } from '../store.ts'
import { copyKey, dropCopy, type FoundCopy, findCopies, keepCopy } from './device-copies.ts'
import {
  type DraftForm,
  readDraft,
  type ServerDraft,
  writeDraft,
  writeOnLeave,
} from './draft-calls.ts'
import { isNeighbour, tellDraftNews } from './draft-channel.ts'
import { DraftClock } from './draft-clock.ts'
import { nothingIn } from './nothing-in.ts'
import { nextChange, THIS_TAB } from './this-tab.ts'
import { firstText, meetText } from './which-text.ts'

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
export type KeeperState = {
  opening: boolean
  /** The time at which the initial or last adopted text was saved. */
  broughtFrom: Date | undefined
  kept: { on: 'nothing' } | { on: 'device' | 'server'; at: Date }
  other: OtherText | undefined
}

/** Saves what is typed in one form: on this device immediately, on the server within seconds, never over someone's newer text. */
export class FormKeeper {
  readonly state: Store<KeeperState>
  /** The last typed content; `null` if there is none. */
  text: DraftValue | null = null
  /** Called when a remote draft replaces the local one; `null` means: use the saved record. */
  onTaken: ((text: DraftValue | null) => void) | undefined
  readonly #form: DraftForm
  readonly #clock = new DraftClock({ keep: () => this.#keep(), send: () => void this.#send() })
  /** The version on the server that the text is based on, the last change made, and the last one written. */
  #base = 0
  #edit = 0
  #writtenEdit = 0
  #leftByTabs: FoundCopy[] = []
  #opened: Promise<void> | undefined
  #sending: Promise<void> | undefined
  #stopped = false

  constructor(form: DraftForm) {
    this.#form = form
    this.state = createStore<KeeperState>({
      opening: true,
      broughtFrom: undefined,
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

  typed(text: DraftValue): void {
    if (this.#stopped || sameDraft(text, this.text)) return
    this.#change(text)
    this.#clock.typed()
  }

  /** Deletes the draft here and on the server, after the form was saved or its text discarded. */
  drop(): void {
    const hadText = this.text !== null
    this.#set({ other: undefined, broughtFrom: undefined })
    if (!hadText || this.#stopped) return
    this.#change(null)
    this.flush()
    this.#set({ kept: { on: 'nothing' } })
  }

  /** Handles a message of another tab, or from the list of drafts, about the version of this draft. */
  async heard({ version, writer }: HeldDraft): Promise<void> {
    if (writer !== THIS_TAB && version > this.#base) await this.refresh()
  }

  async refresh(): Promise<void> {
    const base = this.#base
    const held = await readDraft(this.#form)
    // Newer than this reply if something was written in the meantime.
    if (held && !this.#stopped && this.#base === base) this.#meet(held)
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
    if (chosen === 'other' && other.version) this.#take({ ...other, version: other.version })
    else if (chosen === 'other' && other.from === 'saved') this.#forgetFor(null)
    else if (chosen === 'other') this.#putIn(other.value)
    else if (chosen === 'mine') this.#putIn(this.text)
    else this.#putIn(chosen.text)
    this.#offerLeft()
  }

  isDirty(): boolean {
    return this.#edit > this.#writtenEdit
  }

  /** Saves on the device and sends to the server without waiting for a pause. */
  flush(): void {
    if (this.#stopped || !this.isDirty()) return
    this.#keep()
    void this.#send()
  }

  /** Returns true once everything is on the server. */
  async saveNow(): Promise<boolean> {
    this.flush()
    await this.#sending
    return !this.isDirty()
  }

  /** Saves when the page is being closed. */
  leave(): void {
    if (this.#stopped || !this.isDirty()) return
    this.#keep()
    if (!this.state.get().other?.version) writeOnLeave(this.#form, this.#write())
  }

  /** Stops at the end of the session: unsaved changes stay on the device unless everything is to be deleted. */
  stop({ keep }: { keep: boolean }): void {
    if (keep && !this.#stopped && this.isDirty()) this.#keep()
    this.#stopped = true
    this.#clock.stop()
  }

  async #open(): Promise<void> {
    const held = await Promise.race([readDraft(this.#form), nothingIn(OPENING_MS)])
    if (this.#stopped) return
    const [copy, ...left] = findCopies(this.#form)
    const first = firstText(copy, held)
    this.#leftByTabs = left
    this.#base = first.base
    const savedAt = first.from === 'device' && copy ? new Date(copy.typedAt) : held?.savedAt
    if (first.text && savedAt) {
      this.text = first.text
      this.#set({ broughtFrom: savedAt, kept: { on: first.from, at: savedAt } })
    }
    if (copy) dropCopy(copy.key)
    if (first.from === 'device') this.#edit = nextChange()
    if (first.apart) this.#meet(first.apart)
    this.flush()
    this.#set({ opening: false })
    this.#offerLeft()
  }

  #openAgain(): void {
    const { kept } = this.state.get()
    if (this.text && kept.on !== 'nothing') this.#set({ broughtFrom: kept.at })
    this.flush()
    void this.refresh()
  }

  #meet(held: ServerDraft): ReturnType<typeof meetText> {
    const mine = { text: this.text, base: this.#base, writer: THIS_TAB }
    const answer = meetText({ ...mine, isDirty: this.isDirty() }, held)
    if (answer === 'own') this.#base = held.version
    if (answer === 'take') this.#take(held)
    if (answer === 'apart') this.#comeApart(held)
    return answer
  }

  /** Enters the conflict state: the other text is not overwritten before the user has decided. */
  #comeApart({ value, savedAt, version, writer }: ServerDraft): void {
    this.#clock.stop()
    this.#keep()
    this.#set({ other: { value, savedAt, version, from: isNeighbour(writer) ? 'tab' : 'device' } })
  }

  /** Adopts the server's text. */
  #take(held: Pick<ServerDraft, 'value' | 'version' | 'savedAt'>): void {
    const { value, version, savedAt } = held
    const isNew = !sameDraft(value, this.text)
    this.#base = version
    this.#writtenEdit = this.#edit
    this.#clock.stop()
    dropCopy(copyKey(this.#form, THIS_TAB))
    this.text = value
    this.#set({
      broughtFrom: value && isNew ? savedAt : undefined,
      kept: value ? { on: 'server', at: savedAt } : { on: 'nothing' },
      other: undefined,
    })
    if (isNew) this.onTaken?.(value)
  }

  /** Writes a decision immediately, over the text it was chosen from. */
  #putIn(text: DraftValue | null): void {
    if (text === null) return
    const isNew = !sameDraft(text, this.text)
    this.#change(text)
    this.flush()
    if (isNew) this.onTaken?.(text)
  }

  #forgetFor(text: null): void {
    this.drop()
    this.onTaken?.(text)
  }

  #offerLeft(): void {
    const next = this.state.get().other ? undefined : this.#leftByTabs.shift()
    if (!next) return
    const { value, typedAt, key } = next
    if (value && !sameDraft(value, this.text)) {
      this.offer({ value, savedAt: new Date(typedAt), from: 'leftTab', key })
    } else {
      dropCopy(key)
      this.#offerLeft()
    }
  }

  #change(text: DraftValue | null): void {
    this.#edit = nextChange()
    this.text = text
  }

  #keep(): void {
    this.#clock.kept()
    if (this.#stopped || !this.isDirty()) return
    const at = new Date()
    const isKept = keepCopy(this.#form, { ...this.#write(), typedAt: at.toISOString() })
    if (isKept) this.#set({ kept: { on: 'device', at } })
  }

  #write() {
    return { value: this.text, base: this.#base, writer: THIS_TAB, edit: this.#edit }
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Sends changes sequentially, each based on the previous version. */
  async #sendAll(): Promise<void> {
    while (this.isDirty() && !this.#stopped && !this.state.get().other?.version) {
      this.#clock.sending()
      const write = this.#write()
      const reply = await writeDraft(this.#form, write)
      if (reply.is === 'written') this.#written(write.edit, reply)
      if (reply.is === 'written' || reply.is === 'refused' || this.#stopped) return
      const goesOn = reply.is === 'newer' && this.#meet(reply.held) !== 'known'
      if (goesOn) continue
      this.#clock.failed()
      return
    }
  }

  #written(edit: number, reply: { version: number; savedAt: Date }): void {
    this.#clock.worked()
    this.#base = reply.version
    this.#writtenEdit = edit
    tellDraftNews({ ...this.#form, version: reply.version, writer: THIS_TAB, edit })
    if (this.isDirty()) {
      this.#clock.typed()
      return
    }
    dropCopy(copyKey(this.#form, THIS_TAB))
    if (this.text) this.#set({ kept: { on: 'server', at: reply.savedAt } })
  }

  #set(change: Partial<KeeperState>): void {
    this.state.set({ ...this.state.get(), ...change })
  }
}
