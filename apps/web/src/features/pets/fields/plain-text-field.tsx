import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import { drawnByFields } from './drawn-by-fields.ts'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

type Props = {
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
}

/** Renders a text field of the pet's form. */
export const PlainText = drawnByFields<Props>(({ field }) => [field], Line)

function Line(props: Props) {
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
