import { caseCalls } from './case-calls.ts'
import { doorCalls } from './door-calls.ts'
import { officeCalls } from './office-calls.ts'

/** Every call of the portal, by noun; in three parts, so that a page fetches and makes only what it asks. */
export const contract = { ...doorCalls, ...caseCalls, ...officeCalls }
