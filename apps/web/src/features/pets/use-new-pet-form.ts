import {
  AGE_MAX_YEARS,
  ageYears,
  birthDateFromAge,
  birthDateFromWire,
  birthDateToWire,
} from '@systole/domain/pets/age'
import { emptyNewPet, type NewPetForm } from '@systole/domain/pets/new-pet'
import {
  type NewPetField,
  type NewPetReason,
  refuseNewPet,
} from '@systole/domain/pets/refuse-new-pet'
import { readDecimal } from '@systole/domain/text/decimal'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { FormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { todayHere } from '../../ui/today.ts'

/** The order of the form, for the summary of what is wrong. */
export const FIELD_ORDER = [
  'identifier',
  'name',
  'speciesGroup',
  'otherKind',
  'otherSpecies',
  'breedId',
  'otherBreed',
  'birthDate',
  'age',
  'gender',
  'intact',
  'weight',
  'size',
  'ownerName',
  'ownerEmail',
  'ownerContact',
] as const satisfies readonly NewPetField[]

/** The New pet form: the domain's rule decides, date and age follow each other, what is typed is kept. */
export function useNewPetForm(draft: FormDraft<NewPetForm>) {
  const form = useForm<NewPetForm>({
    defaultValues: draft.start ?? emptyNewPet(),
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  useWatch({ control: form.control })
  const value = form.getValues()
  const isFilled = Object.values(value).some((each) => each !== '')
  const kept = useKeptForm(draft, {
    value,
    touched: isFilled || draft.state.text !== null, // an emptied form is something typed, too
    saved: emptyNewPet(),
    readSaved: async () => emptyNewPet(),
    show: (text) => form.reset(text),
  })
  return {
    form,
    saveState: kept.saveState,
    clear: kept.discard,
    /** NEW-7: the birth date gives the age. */
    setBirthDate: (birthDate: string) => {
      const asked = { shouldValidate: form.formState.isSubmitted, shouldDirty: true }
      form.setValue('birthDate', birthDate, asked)
      if (!birthDateFromWire(birthDateToWire(birthDate))) return
      form.setValue('age', String(ageYears(birthDate, todayHere(new Date()))), asked)
    },
    /** NEW-7: the age gives the birth date. */
    setAge: (age: string) => {
      const asked = { shouldValidate: form.formState.isSubmitted, shouldDirty: true }
      form.setValue('age', age, asked)
      const years = readDecimal(age)
      if (typeof years !== 'number' || years < 0 || years > AGE_MAX_YEARS) return
      form.setValue('birthDate', birthDateFromAge(years, todayHere(new Date())), asked)
    },
  }
}

/** `type` carries the reason; the words are the screen's. */
const resolver: Resolver<NewPetForm> = (values) => {
  const reasons = refuseNewPet(values, todayHere(new Date()))
  const errors: FieldErrors<NewPetForm> = {}
  for (const field of FIELD_ORDER) {
    const reason = reasons[field]
    if (reason) errors[field] = { type: reason }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Why a field is refused, once validation was asked for. */
export function reasonOf(
  errors: FieldErrors<NewPetForm>,
  field: NewPetField,
): NewPetReason | undefined {
  return errors[field]?.type as NewPetReason | undefined // the resolver above puts nothing else there
}
