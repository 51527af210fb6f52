import type { settleMail as contract } from '@systole/contract/reports/deliveries'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { saveSettled } from './delivery-store.ts'

/** Resolves a bounced mail after staff reached the clinic in another way. */
export async function settleMail(
  { db, clock, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const by = { accountId: actor.accountId, now: clock.now() }
  if (!(await saveSettled(db, input.mid, by))) throw new AppError('mailNotFound')
  await addAudit(db, { actor, requestId }, { action: 'mail.settled', object: `mail:${input.mid}` })
  return {}
}
