import type { disableAccount as contract } from '@systole/contract/accounts/account-directory'
import { refuseDisabling } from '@systole/domain/accounts/account-office'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { closeAccount } from '../close-account.ts'
import { countSessionsOf } from '../sign-in/session-store.ts'
import { otherAdmins } from './account-office-store.ts'
import { auditAccount, officeAccount } from './office-account.ts'
import { releaseCasesOf } from './release-cases-of.ts'

/** Disables an account immediately and releases its assigned cases. A disabled account is not changed. */
export async function disableAccount(
  context: CallContext,
  { actor, input }: Call<typeof contract>,
) {
  const { db, clock } = context
  const reason = input.reason?.trim() ?? ''
  const others = await otherAdmins(db, input.uid)
  const account = await officeAccount(db, input.uid)
  if (account.disabledAt) return { sessions: 0, cases: 0 }
  const refusal = refuseDisabling(account, {
    actorId: actor.accountId,
    otherAdmins: others,
    reason,
  })
  if (refusal === 'reasonRequired') throw new AppError(refusal, { data: { field: 'reason' } })
  if (refusal) throw new AppError(refusal)
  const { accountId } = account
  const sessions = await countSessionsOf(db, accountId)
  const cases = await releaseCasesOf(context, actor, accountId)
  await closeAccount(db, accountId, clock.now())
  const details = { reason, sessions, cases }
  await auditAccount(context, actor, { action: 'account.disabled', accountId, details })
  return { sessions, cases }
}
