import { billing } from './ja/billing.ts'
import { credits } from './ja/credits.ts'
import { prices } from './ja/prices.ts'

/** What was paid, what is charged and whose credits pay: pages of accounts. */
export const jaBilling = { billing, credits, prices }
