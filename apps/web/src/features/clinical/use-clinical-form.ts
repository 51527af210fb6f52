import type { Case } from '@systole/contract/cases/wire-case'
import { type ClinicalInput, emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useReducer } from 'react'
import type { FormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { editClinicalForm, startClinicalForm } from './clinical-form-state.ts'
import { readNow } from './save-clinical-input.ts'

/** Manages the clinical form of a case: the saved values, or a newer draft from this or another device. */
export function useClinicalForm(
  consult: Case,
  draft: FormDraft<ClinicalInput>,
  onReloaded: (consult: Case) => void,
) {
  const saved = savedInput(consult)
  const [form, dispatch] = useReducer(editClinicalForm, undefined, () =>
    startClinicalForm(draft.start ?? saved, draft.start !== undefined),
  )
  const show = (input: ClinicalInput, touched: boolean) =>
    dispatch({ edit: 'replace', input, touched })
  const readSaved = useEventCallback(async () => {
    const now = await readNow(consult.caseId)
    onReloaded(now)
    return savedInput(now)
  })
  const { saveState, settle, discard } = useKeptForm(draft, {
    value: form.input,
    touched: form.touched,
    saved,
    savedAt: consult.updated,
    readSaved,
    show,
  })
  return {
    form,
    dispatch,
    readSaved,
    saveState,
    discard,
    settle: (input: ClinicalInput) => {
      show(input, false)
      settle()
    },
  }
}

export function savedInput({ clinical_input }: Case): ClinicalInput {
  return { ...emptyClinicalInput(), ...clinical_input }
}
