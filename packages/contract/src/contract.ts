import { authCalls } from './calls/auth-calls.ts'
import { caseCalls } from './calls/case-calls.ts'
import { moneyCalls } from './calls/money-calls.ts'
import { officeCalls } from './calls/office-calls.ts'
import { readingCalls } from './calls/reading-calls.ts'

/** All calls of the portal by noun, split into parts so that a page loads only those it uses. */
export const contract = {
  ...authCalls,
  ...caseCalls,
  ...officeCalls,
  ...readingCalls,
  ...moneyCalls,
}
