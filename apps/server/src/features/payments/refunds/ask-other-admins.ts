import { paths } from '@systole/contract/pages'
import { defaultVariant } from '@systole/domain/hospitals/variant'
import { providerMoneyText } from '@systole/domain/payments/money'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { addressesOfOtherAdmins } from '../../accounts/account-name-store.ts'
import { notifyOtherAdmins } from '../../notifications/notification-store.ts'
import { mailOffice } from '../mails/office-mail.ts'

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
  const { actor, refundId, checkoutId, caseId, amountMinor, currency } = asked
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
    await mailOffice(context, {
      occasion: `${occasion}:${recipient}`,
      variant: defaultVariant,
      recipient,
      subject: 'refundAsked',
      facts: ({ amount }) => [[amount, providerMoneyText({ amountMinor, currency })]],
      address: paths.payments({ id: checkoutId }),
    })
}
