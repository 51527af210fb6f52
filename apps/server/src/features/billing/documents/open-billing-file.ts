import type { openBillingFile as contract } from '@systole/contract/money/billing'
import { Month } from '@systole/domain/billing/month'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { findDocument, findPayment } from '../billing-store.ts'
import { billedHospital } from './billed-hospital.ts'
import { billingFileLink } from './billing-file-link.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Returns a link to an existing document. An invoice that is still missing shortly after its payment is issued first. */
export async function openBillingFile(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { hospitalId } = await billedHospital(context, scope, input.hospital_id)
  const address = { hospitalId, paper: input.paper, id: input.id }
  if (!(await isThere(context, address))) throw new AppError('billingNotFound')
  return { url: billingFileLink(context, address, actor.sessionHash) }
}

async function isThere(
  context: CallContext,
  { hospitalId, paper, id }: Parameters<typeof billingFileLink>[1],
): Promise<boolean> {
  if (paper === 'statement' || paper === 'csv') return Month.safeParse(id).success
  if (paper === 'credit_note' || paper === 'credit_note_cancellation')
    return (await findDocument(context.db, id, hospitalId))?.kind === paper
  const payment = await findPayment(context.db, id, hospitalId)
  return payment !== undefined && (await issueInvoice(context, payment.checkoutId)) !== undefined
}
