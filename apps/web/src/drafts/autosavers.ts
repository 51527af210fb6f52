import { onForget } from '../session/forget-everything.ts'
import { placesOnDevice } from './device-copies.ts'
import { DraftAutosaver } from './draft-autosaver.ts'
import { listDrafts } from './draft-calls.ts'
import { onDraftMessage } from './draft-channel.ts'

const autosavers = new Map<string, DraftAutosaver>()
let owner: string | undefined
let stopListening = () => {}
let isLooking = false

/** Returns the instance of a form for this account; it is reused when the form is opened again. */
export function autosaverOf(uid: string, place: string): DraftAutosaver {
  if (uid !== owner) startFor(uid)
  const autosaver = autosavers.get(place) ?? new DraftAutosaver({ uid, place })
  autosavers.set(place, autosaver)
  return autosaver
}

/** Sends copies left on this device by earlier visits of this account. */
export function sendLeftCopies(uid: string): void {
  for (const place of placesOnDevice(uid)) void autosaverOf(uid, place).open()
}

/** Sends all changes; returns the number of forms for which this failed. */
export async function saveAllDrafts(): Promise<number> {
  const saved = await Promise.all([...autosavers.values()].map((autosaver) => autosaver.saveNow()))
  return saved.filter((isSaved) => !isSaved).length
}

/** Stops all forms at the end of the session: unsaved changes wait on the device for their owner. */
export function closeDrafts(options: { keep: boolean } = { keep: true }): void {
  for (const autosaver of autosavers.values()) autosaver.stop(options)
  autosavers.clear()
  stopListening()
  owner = undefined
}

onForget(() => closeDrafts({ keep: false }))

function startFor(uid: string): void {
  closeDrafts()
  owner = uid
  const each = (act: (autosaver: DraftAutosaver) => void) => () => {
    for (const autosaver of autosavers.values()) act(autosaver)
  }
  const look = () => void lookAround(uid)
  const flush = each((autosaver) => autosaver.flush())
  const leave = each((autosaver) => autosaver.leave())
  const onVisibility = () => (document.hidden ? flush() : look())
  const onOnline = () => {
    flush()
    look()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('focus', look)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibility)
  const stopHearing = onDraftMessage((message) => {
    // A hidden tab refreshes when it becomes visible.
    if (message.uid === uid && !document.hidden)
      void autosavers.get(message.place)?.onRemoteVersion(message)
  })
  stopListening = () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('focus', look)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisibility)
    stopHearing()
    stopListening = () => {}
  }
}

/** Refreshes the forms of a tab that becomes visible; its two events make one request. */
async function lookAround(uid: string): Promise<void> {
  if (autosavers.size === 0 || isLooking) return
  isLooking = true
  const marks = await listDrafts(uid)
  isLooking = false
  if (uid !== owner) return
  for (const mark of marks) void autosavers.get(mark.place)?.onRemoteVersion(mark)
}
