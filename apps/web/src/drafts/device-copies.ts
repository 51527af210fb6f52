import { decodeFields } from '@systole/contract/wire/codec'
import type { TypedDraft } from '@systole/domain/drafts/compare-draft'
import { DRAFT_KEPT } from '@systole/domain/drafts/draft-limits'
import type { DraftValue } from '@systole/domain/drafts/draft-value'

/**
 * The storage prefix of copies that the server does not have yet, per account, form and tab. A copy is deleted once the server
 * has it (ADR 11).
 */
export const DEVICE_PREFIX = 'systole.typed.'

/** A copy on this device; `value` is `null` if the form was sent and its draft still has to be deleted on the server. */
export type DeviceCopy = TypedDraft & { value: DraftValue | null; typedAt: string }
export type FoundCopy = DeviceCopy & { key: string }
type Form = { uid: string; place: string }

const prefixOf = ({ uid, place }: Form) => `${DEVICE_PREFIX}${uid}/${place}@`

/** Stores a copy; returns false if storage is full or disabled, so that the page does not claim to have saved it. */
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
    // the device has no storage either
  }
}

export function copyKey(form: Form, writer: string): string {
  return prefixOf(form) + writer
}

/** Returns the copies of a form left by any tab of this browser, newest first. */
export function findCopies(form: Form): FoundCopy[] {
  return keysWith(prefixOf(form))
    .flatMap((key) => readCopy(key) ?? [])
    .toSorted((a, b) => b.typedAt.localeCompare(a.typedAt))
}

/** Returns the forms of this account with copies that the server does not have. */
export function placesOnDevice(uid: string): string[] {
  const start = `${DEVICE_PREFIX}${uid}/`
  const places = keysWith(start).map((key) => key.slice(start.length, key.lastIndexOf('@')))
  return [...new Set(places)]
}

/** Returns whether copies of another account are waiting for its owner. */
export function othersHaveCopies(uid: string): boolean {
  return keysWith(DEVICE_PREFIX).some((key) => !key.startsWith(`${DEVICE_PREFIX}${uid}/`))
}

function readCopy(key: string): FoundCopy | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    if (isCopy(stored) && Date.now() - Date.parse(stored.typedAt) < DRAFT_KEPT) {
      return { ...stored, value: decodeFields(stored.value), key } // typed before a field got its name
    }
  } catch {
    // Foreign or corrupt, so it is deleted.
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
