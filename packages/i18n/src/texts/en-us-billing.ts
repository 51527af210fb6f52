import { billing } from './en_us/billing.ts'
import { credits } from './en_us/credits.ts'
import { prices } from './en_us/prices.ts'

/** The texts of payments, prices and credits. */
export const enUsBilling = { billing, credits, prices }
