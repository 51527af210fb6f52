import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

/** A line of the pet's form. */
export function PlainText(props: {
  work: PetFormWork
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
  return (
    <TextField
      id={petFieldId(field)}
      label={t(`form.${field}`)}
      hint={hint}
      type={type}
      optional={optional}
      error={work.reason(field)}
      autoComplete="off"
      maxLength={maxLength}
      value={work.values[field]}
      onChange={(event) => work.set({ [field]: event.target.value })}
    />
  )
}
