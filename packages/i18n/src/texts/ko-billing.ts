import { billing } from './ko/billing.ts'
import { prices } from './ko/prices.ts'

/** What was paid and what is charged: pages of accounts. */
export const koBilling = { billing, prices }
