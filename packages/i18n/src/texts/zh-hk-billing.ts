import { billing } from './zh_hk/billing.ts'
import { prices } from './zh_hk/prices.ts'

/** What was paid and what is charged: pages of accounts. */
export const zhHkBilling = { billing, prices }
