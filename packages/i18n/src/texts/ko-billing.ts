import { billing } from './ko/billing.ts'
import { credits } from './ko/credits.ts'
import { prices } from './ko/prices.ts'

/** What was paid, what is charged and whose credits pay: pages of accounts. */
export const koBilling = { billing, credits, prices }
