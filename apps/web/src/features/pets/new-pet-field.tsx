import type { NewPetForm } from '@systole/domain/pets/new-pet'
import type { NewPetField } from '@systole/domain/pets/refuse-new-pet'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { reasonOf, type useNewPetForm } from './use-new-pet-form.ts'

export type NewPetWork = ReturnType<typeof useNewPetForm>

export function newPetFieldId(field: NewPetField): string {
  return `new-pet-${field}`
}

export function useFormValues(work: NewPetWork): NewPetForm {
  useWatch({ control: work.form.control })
  return work.form.getValues()
}

/** What the rule says about a field, in words. */
export function useReason(work: NewPetWork): (field: NewPetField) => string | undefined {
  const { t } = useTranslation('pets')
  return (field) => {
    const reason = reasonOf(work.form.formState.errors, field)
    return reason && t(`reasons.${reason}`)
  }
}

export function PlainText(props: {
  work: NewPetWork
  field:
    | 'identifier'
    | 'name'
    | 'ownerName'
    | 'ownerEmail'
    | 'ownerContact'
    | 'otherSpecies'
    | 'otherBreed'
  hint?: string
  type?: 'email' | 'tel'
  optional?: boolean
  maxLength?: number
}) {
  const { work, field, hint, type = 'text', optional = false, maxLength = 500 } = props
  const { t } = useTranslation('pets')
  const reason = useReason(work)
  return (
    <TextField
      {...work.form.register(field)}
      id={newPetFieldId(field)}
      label={t(`form.${field}`)}
      hint={hint}
      type={type}
      optional={optional}
      error={reason(field)}
      autoComplete="off"
      maxLength={maxLength}
    />
  )
}
