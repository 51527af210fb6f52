import { billing } from './ja/billing.ts'
import { credits } from './ja/credits.ts'
import { prices } from './ja/prices.ts'

/** The texts of payments, prices and credits. */
export const jaBilling = { billing, credits, prices }
