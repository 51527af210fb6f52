import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { caseEvents } from '../db/schema/cases.ts'
import { type PayableCase, recordsOf } from './payable-case.ts'
import type { TestApp } from './test-app.ts'

/** Returns the status of a case, the states of its checkouts, and its mails. */
export async function outcomeOf(portal: TestApp, { caseId }: Pick<PayableCase, 'caseId'>) {
  const { consult, checkouts, mails } = await recordsOf(portal, caseId)
  return { status: consult.status, states: checkouts.map(({ state }) => state).sort(), mails }
}

/** Checks that the case was submitted once for one payment, with one receipt to the payer. */
export async function expectPaidOnce(portal: TestApp, payable: PayableCase): Promise<void> {
  const { status, states, mails } = await outcomeOf(portal, payable)
  expect({ status, states }).toEqual({ status: 'submit', states: ['paid'] })
  expect(mails.map(({ recipient }) => recipient)).toEqual([payable.vet.email])
  const log = await portal.context.database
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, payable.caseId))
  expect(log.filter(({ action }) => action === 'payment.received')).toHaveLength(1)
}
