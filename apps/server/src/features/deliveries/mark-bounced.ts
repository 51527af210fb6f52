import type { markBounced as contract } from '@systole/contract/reports/deliveries'
import { nextMailState } from '@systole/domain/deliveries/delivery'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findMail, saveBounce as mark } from '../notifications/mail-store.ts'
import { notifyMailBounced } from '../notifications/notify-mail-bounced.ts'

/** Records a bounce notice received by staff for a mail that had been accepted. */
export async function markBounced(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { db, clock, requestId } = context
  const mail = await findMail(db, input.mid)
  if (!mail?.caseId) throw new AppError('mailNotFound')
  if (mail.state !== 'accepted' || !nextMailState(mail.state, 'bounce'))
    throw new AppError('wrongStatus')
  const bounce = { lastError: input.problem, now: clock.now() }
  if (!(await mark(db, mail.mailId, bounce))) throw new AppError('wrongStatus')
  await notifyMailBounced(context, mail)
  await addAudit(
    db,
    { actor, requestId },
    { action: 'mail.bounced', object: `mail:${mail.mailId}`, details: { caseId: mail.caseId } },
  )
  return {}
}
