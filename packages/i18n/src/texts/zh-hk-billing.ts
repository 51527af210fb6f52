import { billing } from './zh_hk/billing.ts'
import { credits } from './zh_hk/credits.ts'
import { prices } from './zh_hk/prices.ts'

/** What was paid, what is charged and whose credits pay: pages of accounts. */
export const zhHkBilling = { billing, credits, prices }
