import { caseCalls } from './case-calls.ts'
import { doorCalls } from './door-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { officeCalls } from './office-calls.ts'
import { readingCalls } from './reading-calls.ts'

/** Every call of the portal, by noun; in parts, so that a page fetches and makes only what it asks. */
export const contract = {
  ...doorCalls,
  ...caseCalls,
  ...officeCalls,
  ...readingCalls,
  ...moneyCalls,
}
