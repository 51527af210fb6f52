import type { TypedDraft } from '@systole/domain/drafts/compare-draft'
import { DRAFT_KEPT } from '@systole/domain/drafts/draft-limits'
import type { DraftValue } from '@systole/domain/drafts/draft-value'

/** What the server does not have yet, per account, form and tab. Once it has it, the copy goes (decision 11). */
export const DEVICE_PREFIX = 'systole.typed.'

/** `value` null: the form was sent, and the server has not heard that its draft may go. */
export type DeviceCopy = TypedDraft & { value: DraftValue | null; typedAt: string }
export type FoundCopy = DeviceCopy & { key: string }
type Form = { uid: string; place: string }

const prefixOf = ({ uid, place }: Form) => `${DEVICE_PREFIX}${uid}/${place}@`

/** False when storage is full or switched off: the page then does not claim to have kept it. */
export function keepCopy(form: Form, copy: DeviceCopy): boolean {
  try {
    window.localStorage.setItem(prefixOf(form) + copy.writer, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function dropCopy(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was kept there either.
  }
}

export function copyKey(form: Form, writer: string): string {
  return prefixOf(form) + writer
}

/** The copies of a form that any tab left here, the newest first. */
export function findCopies(form: Form): FoundCopy[] {
  return keysWith(prefixOf(form))
    .flatMap((key) => readCopy(key) ?? [])
    .toSorted((a, b) => b.typedAt.localeCompare(a.typedAt))
}

/** The forms of this account with something the server does not have. */
export function placesOnDevice(uid: string): string[] {
  const start = `${DEVICE_PREFIX}${uid}/`
  const places = keysWith(start).map((key) => key.slice(start.length, key.lastIndexOf('@')))
  return [...new Set(places)]
}

/** Whether somebody else's text waits here for its owner to sign in. */
export function othersHaveCopies(uid: string): boolean {
  return keysWith(DEVICE_PREFIX).some((key) => !key.startsWith(`${DEVICE_PREFIX}${uid}/`))
}

function readCopy(key: string): FoundCopy | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    if (isCopy(stored) && Date.now() - Date.parse(stored.typedAt) < DRAFT_KEPT) {
      return { ...stored, key }
    }
  } catch {
    // Not ours, or broken: it goes.
  }
  dropCopy(key)
  return undefined
}

function isCopy(stored: unknown): stored is DeviceCopy {
  if (typeof stored !== 'object' || stored === null) return false
  const { value, base, writer, edit, typedAt }: Partial<Record<keyof DeviceCopy, unknown>> = stored
  return (
    typeof value === 'object' &&
    typeof base === 'number' &&
    typeof writer === 'string' &&
    typeof edit === 'number' &&
    typeof typedAt === 'string'
  )
}

function keysWith(start: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
