import { EMAIL_MAX_CHARACTERS } from '@systole/domain/accounts/email-format'
import {
  APPLICATION_MAX_CHARACTERS,
  type ApplicationField,
} from '@systole/domain/registrations/application'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'
import type { ApplicationWork } from './use-application-form.ts'

export function applicationFieldId(field: ApplicationField): string {
  return `application-${field}`
}

/** Returns a function that labels a field; `title` is the person's title and not the page's. */
export function useFieldLabel(): (field: ApplicationField) => string {
  const { t } = useTranslation('registration')
  return (field) => t(`form.${field === 'title' ? 'personTitle' : field}`)
}

/** Returns a function that explains why a field is refused. */
export function useReason(work: ApplicationWork): (field: ApplicationField) => string | undefined {
  const { t } = useTranslation('registration')
  const labelOf = useFieldLabel()
  return (field) => {
    const reason = work.reasons[field]
    return reason && t(`reasons.${reason}`, { field: labelOf(field) })
  }
}

const MAX: Partial<Record<ApplicationField, number>> = {
  ...APPLICATION_MAX_CHARACTERS,
  email: EMAIL_MAX_CHARACTERS,
}

export function ApplicationText(props: {
  work: ApplicationWork
  field: Exclude<ApplicationField, 'country'>
  autoComplete: string
  hint?: string
  type?: 'email' | 'tel'
  optional?: boolean
  rows?: number
}) {
  const { work, field, autoComplete, hint, type = 'text', optional = false, rows } = props
  const labelOf = useFieldLabel()
  const reasonOfField = useReason(work)
  return (
    <TextField
      name={field}
      value={work.values[field]}
      onChange={(event) => work.change(field, event.target.value)}
      {...(rows ? { multiline: true, rows } : { type })}
      id={applicationFieldId(field)}
      label={labelOf(field)}
      hint={hint}
      optional={optional}
      error={reasonOfField(field)}
      autoComplete={autoComplete}
      maxLength={MAX[field]}
    />
  )
}
