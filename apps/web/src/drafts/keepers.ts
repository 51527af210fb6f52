import { onForget } from '../session/forget-everything.ts'
import { placesOnDevice } from './device-copies.ts'
import { listDrafts } from './draft-calls.ts'
import { hearDraftNews } from './draft-channel.ts'
import { DraftAutosaver } from './form-keeper.ts'

const keepers = new Map<string, DraftAutosaver>()
let owner: string | undefined
let stopListening = () => {}
let isLooking = false

/** Returns the instance of a form for this account; it is reused when the form is opened again. */
export function autosaverOf(uid: string, place: string): DraftAutosaver {
  if (uid !== owner) startFor(uid)
  const keeper = keepers.get(place) ?? new DraftAutosaver({ uid, place })
  keepers.set(place, keeper)
  return keeper
}

/** Sends copies left on this device by earlier visits of this account. */
export function sendLeftCopies(uid: string): void {
  for (const place of placesOnDevice(uid)) void autosaverOf(uid, place).open()
}

/** Sends all changes; returns the number of forms for which this failed. */
export async function saveAllDrafts(): Promise<number> {
  const saved = await Promise.all([...keepers.values()].map((keeper) => keeper.saveNow()))
  return saved.filter((isSaved) => !isSaved).length
}

/** Stops all forms at the end of the session: unsaved changes wait on the device for their owner. */
export function closeDrafts(options: { keep: boolean } = { keep: true }): void {
  for (const keeper of keepers.values()) keeper.stop(options)
  keepers.clear()
  stopListening()
  owner = undefined
}

onForget(() => closeDrafts({ keep: false }))

function startFor(uid: string): void {
  closeDrafts()
  owner = uid
  const each = (act: (keeper: DraftAutosaver) => void) => () => {
    for (const keeper of keepers.values()) act(keeper)
  }
  const look = () => void lookAround(uid)
  const flush = each((keeper) => keeper.flush())
  const leave = each((keeper) => keeper.leave())
  const onVisibility = () => (document.hidden ? flush() : look())
  const onOnline = () => {
    flush()
    look()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('focus', look)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisibility)
  const stopHearing = hearDraftNews((news) => {
    // A hidden tab refreshes when it becomes visible.
    if (news.uid === uid && !document.hidden) void keepers.get(news.place)?.onRemoteVersion(news)
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
  if (keepers.size === 0 || isLooking) return
  isLooking = true
  const marks = await listDrafts(uid)
  isLooking = false
  if (uid !== owner) return
  for (const mark of marks) void keepers.get(mark.place)?.onRemoteVersion(mark)
}
