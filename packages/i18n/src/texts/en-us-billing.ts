import { billing } from './en_us/billing.ts'
import { prices } from './en_us/prices.ts'

/** What was paid and what is charged: pages of accounts. */
export const enUsBilling = { billing, prices }
