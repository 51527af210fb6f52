import {
  APPLICATION_FIELDS,
  type ApplicationField,
} from '@systole/domain/registrations/application'
import type { Language } from '@systole/i18n/languages'

const FAMILY_FIRST: readonly Language[] = ['zh_hk', 'zh_cn', 'ja', 'ko']

export function isFamilyNameFirst(language: Language): boolean {
  return FAMILY_FIRST.includes(language)
}

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
