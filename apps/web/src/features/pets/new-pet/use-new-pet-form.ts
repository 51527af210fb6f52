import { emptyNewPet, type NewPetForm } from '@systole/domain/pets/new-pet'
import type { FormDraft } from '../../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../../drafts/use-kept-form.ts'
import { usePetForm } from '../fields/use-pet-form.ts'

/** Manages the New pet form; typed values are kept until the pet is registered. */
export function useNewPetForm(draft: FormDraft<NewPetForm>) {
  const form = usePetForm(draft.start ?? emptyNewPet())
  const isFilled = Object.values(form.values).some((each) => each !== '')
  const kept = useKeptForm(draft, {
    value: form.values,
    touched: isFilled || draft.autosaver.text !== null, // an emptied form is also an edit
    saved: emptyNewPet(),
    readSaved: async () => emptyNewPet(),
    show: form.reset,
  })
  return { form, saveState: kept.saveState, clear: kept.discard }
}
