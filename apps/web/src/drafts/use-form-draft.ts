import type { DraftPlace } from '@systole/domain/drafts/draft-place'
import { fitDraft } from '@systole/domain/drafts/fit-draft'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DraftAutosaver, AutosaveState } from './form-keeper.ts'
import { autosaverOf } from './keepers.ts'

/** A stored draft: the form as typed, and a hash of the saved record at the start of typing. */
type Stored = { form: unknown; from: string }

/** The draft of a form once its existence is known. */
export type FormDraft<T> = {
  keeper: DraftAutosaver
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
  const keeper = autosaverOf(uid, place)
  const state = useSyncExternalStore(keeper.state.subscribe, keeper.state.get)
  useEffect(() => {
    void keeper.open()
    return () => keeper.flush()
  }, [keeper])
  const read = useCallback((stored: unknown) => fitDraft(empty(), storedOf(stored)?.form), [empty])
  if (state.opening) return undefined
  return { keeper, state, read, start: read(keeper.text) }
}

export function storedOf(value: unknown): Stored | undefined {
  if (typeof value !== 'object' || value === null || !('form' in value)) return undefined
  return { form: value.form, from: 'from' in value ? String(value.from) : '' }
}
