import type { DraftPlace } from '@systole/domain/drafts/draft-place'
import { fitDraft } from '@systole/domain/drafts/fit-draft'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { autosaverOf } from './autosavers.ts'
import type { AutosaveState, DraftAutosaver } from './draft-autosaver.ts'

/** A stored draft: the form as typed, and a hash of the saved record at the start of typing. */
type Stored = { form: unknown; from: string }

/** The draft of a form once its existence is known. */
export type FormDraft<T> = {
  autosaver: DraftAutosaver
  state: AutosaveState
  /** The form as typed, or `undefined` if there is no draft. */
  start: T | undefined
  read: (stored: unknown) => T | undefined
}

/** Returns the draft; `undefined` while device and server are queried. `empty` defines the shape of the form. */
export function useFormDraft<T extends object>(options: {
  uid: string
  place: DraftPlace
  /** Must be a stable function. */
  empty: () => T
}): FormDraft<T> | undefined {
  const { uid, place, empty } = options
  const autosaver = autosaverOf(uid, place)
  const state = useSyncExternalStore(autosaver.state.subscribe, autosaver.state.get)
  useEffect(() => {
    void autosaver.open()
    return () => autosaver.flush()
  }, [autosaver])
  const read = useCallback((stored: unknown) => fitDraft(empty(), storedOf(stored)?.form), [empty])
  if (state.opening) return undefined
  return { autosaver, state, read, start: read(autosaver.text) }
}

export function storedOf(value: unknown): Stored | undefined {
  if (typeof value !== 'object' || value === null || !('form' in value)) return undefined
  return { form: value.form, from: 'from' in value ? String(value.from) : '' }
}
