import { z } from 'zod'

/** Account-wide forms, and forms of one case or pet. */
const ACCOUNT_FORMS = ['new-pet', 'pet-search', 'hospital'] as const
const FORMS_OF_ONE = ['clinical', 'questions', 'recording', 'absence', 'pet', 'enquiry'] as const

/** The key of a form to which a draft belongs: `new-pet`, `clinical/<caseId>`, `pet/<petId>`. */
export type DraftPlace =
  | (typeof ACCOUNT_FORMS)[number]
  | `${(typeof FORMS_OF_ONE)[number]}/${string}`

export const DraftPlace = z
  .string()
  .regex(
    new RegExp(
      `^(?:${ACCOUNT_FORMS.join('|')}|(?:${FORMS_OF_ONE.join('|')})/[A-Za-z0-9_-]{1,80})$`,
    ),
  )
