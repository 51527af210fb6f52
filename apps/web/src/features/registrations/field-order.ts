import {
  APPLICATION_FIELDS,
  type ApplicationField,
} from '@systole/domain/registrations/application'
import type { Language } from '@systole/i18n/languages'
import { isFamilyNameFirst } from '../../i18n/is-family-name-first.ts'

const OTHERWISE: Partial<Record<ApplicationField, ApplicationField>> = {
  firstName: 'lastName',
  lastName: 'firstName',
}

/** Returns the fields in the form's order for the error summary; a name follows the reader's language. */
export function fieldOrder(language: Language): readonly ApplicationField[] {
  const fields = APPLICATION_FIELDS.filter((field) => field !== 'title')
  const names = isFamilyNameFirst(language)
    ? fields.map((field) => OTHERWISE[field] ?? field)
    : fields
  return names.flatMap((field, place) =>
    names[place + 1] === 'licence' ? [field, 'title' as const] : [field],
  )
}
