import { eq } from 'drizzle-orm'
import { refunds } from '../../../../db/schema/refunds.ts'
import { type paidCase, recordsOf, sandboxIdOf } from '../../../../testing/payable-case.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { readRefundsAndDisputes } from '../../../sandbox/sandbox-refunds.ts'
import { changeSandboxPayment } from '../../../sandbox/sandbox-store.ts'
import { sendRefund } from '../send-refund.ts'

type Staff = Awaited<ReturnType<TestApp['as']>>
type Paid = Awaited<ReturnType<typeof paidCase>>
export const REASON = 'Paid by mistake'

/** Creates test helpers that make and inspect refunds, here and at the provider. */
export function refundSteps(portal: TestApp) {
  const jobContext = () => ({ ...portal.context, requestId: 'job' })
  const rowsOf = ({ checkoutId }: Pick<Paid, 'checkoutId'>) =>
    portal.context.database.select().from(refunds).where(eq(refunds.checkoutId, checkoutId))
  return {
    jobContext,
    rowsOf,
    wish: (
      staff: Staff,
      { checkoutId }: Pick<Paid, 'checkoutId'>,
      amount_minor: number,
      more = {},
    ) =>
      staff.api.paymentDesk.requestRefund({
        id: checkoutId,
        amount_minor,
        reason: REASON,
        ...more,
      }),
    statesOf: async (paid: Pick<Paid, 'checkoutId'>) =>
      (await rowsOf(paid)).map(({ state }) => state).sort(),
    send: async (paid: Pick<Paid, 'checkoutId'>) => {
      for (const { refundId } of await rowsOf(paid)) await sendRefund(jobContext(), { refundId })
    },
    atProvider: async ({ paymentId }: Pick<Paid, 'paymentId'>) =>
      (await readRefundsAndDisputes(portal.context, paymentId))?.refunds ?? [],
    mailsOf: async ({ payable }: Paid, start: string) =>
      (await recordsOf(portal, payable.caseId)).mails.filter(({ dedupeKey }) =>
        dedupeKey.startsWith(start),
      ),
    goes: (paid: Paid, refundsGo: 'through' | 'later' | 'refused' | 'back') =>
      changeSandboxPayment(portal.context.database, sandboxIdOf(paid.page.url), { refundsGo }),
  }
}
