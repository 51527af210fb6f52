import { z } from 'zod'

/** Forms of the account, and forms of one case. */
const ACCOUNT_FORMS = ['new-pet', 'pet-search', 'hospital'] as const
const CASE_FORMS = ['clinical', 'questions'] as const

/** Which form of an account a draft belongs to: `new-pet`, `clinical/<usid>`. */
export type DraftPlace = (typeof ACCOUNT_FORMS)[number] | `${(typeof CASE_FORMS)[number]}/${string}`

export const DraftPlace = z
  .string()
  .regex(
    new RegExp(`^(?:${ACCOUNT_FORMS.join('|')}|(?:${CASE_FORMS.join('|')})/[A-Za-z0-9_-]{1,80})$`),
  )
