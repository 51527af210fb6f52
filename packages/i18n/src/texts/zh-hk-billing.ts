import { billing } from './zh_hk/billing.ts'
import { credits } from './zh_hk/credits.ts'
import { prices } from './zh_hk/prices.ts'

/** The texts of payments, prices and credits. */
export const zhHkBilling = { billing, credits, prices }
