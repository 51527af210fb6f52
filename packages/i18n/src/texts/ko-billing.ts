import { billing } from './ko/billing.ts'
import { credits } from './ko/credits.ts'
import { prices } from './ko/prices.ts'

/** The texts of payments, prices and credits. */
export const koBilling = { billing, credits, prices }
