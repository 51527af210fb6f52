import { sameDraft } from '@systole/domain/drafts/same-draft'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SaveMarkState } from '../ui/form/save-mark.tsx'
import { useEventCallback } from '../ui/hooks/use-event-callback.ts'
import type { AutosaveState } from './draft-autosaver.ts'
import { fingerprint } from './fingerprint.ts'
import { type FormDraft, storedOf } from './use-form-draft.ts'

/** The state of a form for `useKeptForm`. Nothing is saved while `touched` is false. */
type KeptForm<T> = {
  value: T
  touched: boolean
  /** The saved record and its time. */
  saved: T
  savedAt?: Date | undefined
  readSaved: () => Promise<T>
  /** Shows a text from another source (`touched`), or the saved values. */
  show: (value: T, touched: boolean) => void
}

/** Saves a form while it is typed, and shows the changes of other devices. */
export function useKeptForm<T extends object>(
  draft: FormDraft<T> | undefined,
  form: KeptForm<T>,
): { saveState: SaveMarkState; settle: () => void; discard: () => void } {
  const { autosaver, state } = draft ?? {}
  const { value, touched, saved, show } = form
  const [settledAt, setSettledAt] = useState<Date>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `saved` is not typing
  useEffect(() => {
    if (!touched || !autosaver) return
    autosaver.change({ form: value, from: storedOf(autosaver.text)?.from ?? fingerprint(saved) })
  }, [autosaver, value, touched])
  useTakenText(draft, form)
  useSavedSince(draft, form)

  const kept = state?.kept
  return {
    saveState: useMemo(
      () => (touched && draftState(kept)) || savedState(settledAt),
      [touched, kept, settledAt],
    ),
    /** Called after the form was saved. */
    settle: () => {
      autosaver?.drop()
      setSettledAt(new Date())
    },
    discard: useEventCallback(() => {
      autosaver?.drop()
      show(saved, false)
    }),
  }
}

function useTakenText<T extends object>(draft: FormDraft<T> | undefined, form: KeptForm<T>): void {
  const { autosaver, read } = draft ?? {}
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!autosaver || !read) return
    autosaver.onReplaced = (stored) => {
      const { saved, readSaved, show } = latest.current
      const text = read(stored)
      if (text) show(text, true)
      else
        void readSaved().then(
          (now) => show(now, false),
          () => show(saved, false),
        )
    }
    return () => {
      autosaver.onReplaced = undefined
    }
  }, [autosaver, read])
}

/** Prevents a draft from silently replacing a record that was saved in the meantime, perhaps by a colleague. */
function useSavedSince<T extends object>(draft: FormDraft<T> | undefined, form: KeptForm<T>): void {
  const { autosaver, start } = draft ?? {}
  const { saved, savedAt } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens with a draft
  useEffect(() => {
    const now = fingerprint(saved)
    if (!start || storedOf(autosaver?.text)?.from === now || sameDraft(start, saved)) return
    const other = { form: saved, from: now }
    autosaver?.offer({ value: other, savedAt: savedAt ?? new Date(), from: 'saved' })
  }, [autosaver])
}

function draftState(kept: AutosaveState['kept'] | undefined): SaveMarkState | undefined {
  if (!kept || kept.on === 'nothing') return undefined
  return { kind: kept.on === 'device' ? 'draft' : 'kept', at: kept.at }
}

function savedState(at: Date | undefined): SaveMarkState {
  return at ? { kind: 'saved', at } : { kind: 'untouched' }
}
