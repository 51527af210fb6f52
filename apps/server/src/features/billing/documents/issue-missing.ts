import type { CallContext } from '../../../app-context.ts'
import { paidWithoutInvoice } from '../billing-store.ts'
import { cancelCreditNote, issueCreditNote } from './issue-credit-note.ts'
import { type IssueContext, issueInvoice } from './issue-invoice.ts'
import { refundedWithoutNote, returnedWithNote } from './refund-document-store.ts'

/** Issues missing invoices, cancellations of notes whose refund was returned, and notes of new refunds; one transaction each. */
export async function issueMissing(context: IssueContext & Pick<CallContext, 'database' | 'log'>) {
  for (const id of await paidWithoutInvoice(context.database))
    await issue(context, issueInvoice, id)
  for (const id of await returnedWithNote(context.database))
    await issue(context, cancelCreditNote, id)
  for (const id of await refundedWithoutNote(context.database))
    await issue(context, issueCreditNote, id)
}

async function issue(
  context: Parameters<typeof issueMissing>[0],
  make: typeof issueInvoice | typeof issueCreditNote,
  id: string,
): Promise<void> {
  try {
    await context.database.transaction((db) => make({ ...context, db }, id))
  } catch (error) {
    context.log.error({ err: error, id }, 'billing document not issued')
  }
}
