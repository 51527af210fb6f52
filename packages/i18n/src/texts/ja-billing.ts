import { billing } from './ja/billing.ts'
import { prices } from './ja/prices.ts'

/** What was paid and what is charged: pages of accounts. */
export const jaBilling = { billing, prices }
