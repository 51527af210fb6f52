import type { WireCase } from '@systole/contract/wire-case'
import { ClinicalInput, emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useReducer, useState } from 'react'
import { draftKey, dropDraft, readDraft } from '../../session/drafts.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import type { SaveState } from '../../ui/save-mark.tsx'
import { editClinicalForm, startClinicalForm } from './clinical-form-state.ts'

/** The clinical form of a case: what the server holds, unless a newer draft lies on this device. */
export function useClinicalForm(consult: WireCase, uid: string) {
  const key = draftKey(uid, 'clinical', consult.usid)
  const [draft] = useState(() => readDraft(key, parseInput))
  const saved = consult.clinical_input ?? emptyClinicalInput()
  const [form, dispatch] = useReducer(editClinicalForm, undefined, () =>
    startClinicalForm(draft?.value ?? saved, draft !== undefined),
  )
  const keptAt = useKeptDraft(key, form.input, form.touched)
  const [savedAt, setSavedAt] = useState<Date>()
  return {
    form,
    dispatch,
    restoredFrom: draft && form.touched ? new Date(draft.savedAt) : undefined,
    saveState: saveStateOf(keptAt, savedAt),
    settle: (input: ClinicalInput) => {
      dropDraft(key)
      dispatch({ edit: 'replace', input, touched: false })
      setSavedAt(new Date())
    },
    discard: () => {
      dropDraft(key)
      dispatch({ edit: 'replace', input: saved, touched: false })
    },
  }
}

function parseInput(value: unknown): ClinicalInput | undefined {
  return ClinicalInput.safeParse(value).data
}

function saveStateOf(keptAt: Date | undefined, savedAt: Date | undefined): SaveState {
  if (keptAt) return { kind: 'draft', at: keptAt }
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' }
}
