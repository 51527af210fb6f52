import { billing } from './en_us/billing.ts'
import { credits } from './en_us/credits.ts'
import { prices } from './en_us/prices.ts'

/** What was paid, what is charged and whose credits pay: pages of accounts. */
export const enUsBilling = { billing, credits, prices }
