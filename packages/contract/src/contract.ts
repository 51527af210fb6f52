import { caseCalls } from './case-calls.ts'
import { doorCalls } from './door-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { officeCalls } from './office-calls.ts'
import { readingCalls } from './reading-calls.ts'

/** All calls of the portal by noun, split into parts so that a page loads only those it uses. */
export const contract = {
  ...doorCalls,
  ...caseCalls,
  ...officeCalls,
  ...readingCalls,
  ...moneyCalls,
}
