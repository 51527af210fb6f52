import { AGE_MAX_YEARS, ageYears, birthDateFromAge, isDay } from '@systole/domain/pets/age'
import type { NewPetForm } from '@systole/domain/pets/new-pet'
import { type NewPetField, refuseNewPet } from '@systole/domain/pets/refuse-new-pet'
import { readDecimal } from '@systole/domain/text/decimal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { namedField } from '../../../api/named-field.ts'
import { RefusedError } from '../../../api/query.ts'
import { todayHere } from '../../../ui/format/today.ts'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'

/** The fields in the form's order, for the error summary. */
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

export function petFieldId(field: NewPetField): string {
  return `pet-${field}`
}

/** The form's field for each name of a pet's record, for refusals (-103, -134). */
const FIELD_OF_RECORD: Record<string, NewPetField> = {
  identifierAndName: 'name',
  birthDate: 'birthDate',
  species: 'speciesGroup',
  breedId: 'breedId',
  otherSpecies: 'otherSpecies',
  otherBreed: 'otherBreed',
  gender: 'gender',
  neutered: 'intact',
  weight: 'weight',
  size: 'size',
  owner_name: 'ownerName',
  owner_email: 'ownerEmail',
  owner_contact: 'ownerContact',
}

export type PetFormWork = ReturnType<typeof usePetForm>

/** Manages a pet's form. The domain's rule applies after the first validation; date and age update each other (NEW-7). */
export function usePetForm(initial: NewPetForm) {
  const { t } = useTranslation('pets')
  const [values, setValues] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<{ field: NewPetField; value: string; text: string }>()
  const today = todayHere(new Date())
  const reasons = attempt > 0 ? refuseNewPet(values, today) : {}
  const set = useEventCallback((change: Partial<NewPetForm>) =>
    setValues((before) => ({ ...before, ...change })),
  )
  const reason = (field: NewPetField) => {
    const refusal = reasons[field]
    if (refusal) return t(`reasons.${refusal}`)
    return refused?.field === field && refused.value === values[field] ? refused.text : undefined
  }
  return {
    values,
    set,
    /** Returns the reason why a field is refused. */
    reason,
    setBirthDate: useEventCallback((birthDate: string) =>
      set({
        birthDate,
        birthDateFrom: birthDate === '' ? '' : 'date',
        ...(isDay(birthDate) && { age: String(ageYears(birthDate, today)) }),
      }),
    ),
    setAge: useEventCallback((age: string) => {
      const years = readDecimal(age)
      const inRange = typeof years === 'number' && years >= 0 && years <= AGE_MAX_YEARS
      set({
        age,
        birthDateFrom: age.trim() === '' ? '' : 'age',
        ...(inRange && { birthDate: birthDateFromAge(years, today) }),
      })
    }),
    attempt,
    problems: FIELD_ORDER.flatMap((field) => {
      const text = reason(field)
      return text ? [{ fieldId: petFieldId(field), text }] : []
    }),
    /** Validates; from then on each field shows what it lacks. */
    check: (): boolean => {
      const isGood = Object.keys(refuseNewPet(values, today)).length === 0
      setAttempt((count) => count + 1)
      return isGood
    },
    /** Marks the field that the portal refused until it is changed. */
    refuse: (error: unknown) => {
      const field = refusedField(error)
      if (field) setRefused({ field, value: values[field], text: describeError(error) })
    },
    reset: (next: NewPetForm) => {
      setValues(next)
      setAttempt(0)
    },
  }
}

function refusedField(error: unknown): NewPetField | undefined {
  return error instanceof RefusedError
    ? FIELD_OF_RECORD[namedField(error.data)?.name ?? '']
    : undefined
}
