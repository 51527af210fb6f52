import { onForget } from '../session/forget-everything.ts'
import { placesOnDevice } from './device-copies.ts'
import { listDrafts } from './draft-calls.ts'
import { hearDraftNews } from './draft-channel.ts'
import { FormKeeper } from './form-keeper.ts'

const keepers = new Map<string, FormKeeper>()
let owner: string | undefined
let stopListening = () => {}
let isLooking = false

/** The keeper of a form for as long as this account is signed in; a form that is opened again goes on at once. */
export function keeperOf(uid: string, place: string): FormKeeper {
  if (uid !== owner) startFor(uid)
  const keeper = keepers.get(place) ?? new FormKeeper({ uid, place })
  keepers.set(place, keeper)
  return keeper
}

/** Brings to the server what former visits of this account left on this device. */
export function sendLeftCopies(uid: string): void {
  for (const place of placesOnDevice(uid)) void keeperOf(uid, place).open()
}

/** How many forms have something that could not be brought to the server. */
export async function saveAllDrafts(): Promise<number> {
  const saved = await Promise.all([...keepers.values()].map((keeper) => keeper.saveNow()))
  return saved.filter((isSaved) => !isSaved).length
}

/** The session is over: what the server lacks waits on the device for its owner. */
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
  const each = (act: (keeper: FormKeeper) => void) => () => {
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
    // A hidden tab asks when it is looked at again.
    if (news.uid === uid && !document.hidden) void keepers.get(news.place)?.heard(news)
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

/** A tab that is looked at again learns which of its forms went on elsewhere; its two events ask once. */
async function lookAround(uid: string): Promise<void> {
  if (keepers.size === 0 || isLooking) return
  isLooking = true
  const marks = await listDrafts(uid)
  isLooking = false
  if (uid !== owner) return
  for (const mark of marks) void keepers.get(mark.place)?.heard(mark)
}
