import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { addressesOfOtherAdmins } from '../../accounts/account-name-store.ts'
import { notifyOtherAdmins } from '../../notifications/notification-store.ts'
import { mailRefundAsked } from '../mails/mail-refund-asked.ts'

/** Notifies every other admin, in the portal and by mail, that a refund needs approval. F17. */
export async function askOtherAdmins(
  context: CallContext,
  asked: {
    actor: Actor
    refundId: string
    checkoutId: string
    caseId: string
    amountMinor: number
    currency: string
  },
): Promise<void> {
  const { actor, refundId, caseId } = asked
  const { db, clock } = context
  const occasion = `refund-asked:${refundId}`
  const exceptId = actor.accountId
  await notifyOtherAdmins(db, {
    kind: 'refundAsked',
    caseId,
    occasion,
    exceptId,
    at: clock.now(),
  })
  for (const recipient of await addressesOfOtherAdmins(db, exceptId))
    await mailRefundAsked(context, recipient, asked)
}
