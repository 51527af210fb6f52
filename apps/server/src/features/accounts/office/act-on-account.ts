import type {
  endSessionsOf as endContract,
  sendAccountLink as linkContract,
  unlockAccount as unlockContract,
} from '@systole/contract/accounts/account-directory'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { resetAttempts } from '../sign-in/limit-attempts.ts'
import { countSessionsOf, deleteSessionNamed, deleteSessionsOf } from '../sign-in/session-store.ts'
import { mailAccountLink } from './mail-account-link.ts'
import { auditAccount, enabledAccount } from './office-account.ts'

export async function unlockAccount(
  context: CallContext,
  { actor, input }: Call<typeof unlockContract>,
) {
  const { accountId, email } = await enabledAccount(context.db, input.uid)
  await resetAttempts(context.db, [email, accountId])
  await auditAccount(context, actor, { action: 'account.unlocked', accountId })
  return {}
}

/** Mails a link to choose a password; an invited account gets its invitation again. */
export async function sendAccountLink(
  context: CallContext,
  { actor, input }: Call<typeof linkContract>,
) {
  const account = await enabledAccount(context.db, input.uid)
  const kind = account.invitedAt ? 'staff' : 'newPassword'
  await mailAccountLink(context, actor, { account, kind })
  const { accountId } = account
  await auditAccount(context, actor, { action: 'account.linkSent', accountId })
  return {}
}

/** Ends the sessions of an account, including the caller's own if it is one of them. */
export async function endSessionsOf(
  context: CallContext,
  { actor, input }: Call<typeof endContract>,
) {
  const { accountId } = await enabledAccount(context.db, input.uid)
  const ended = input.session_id
    ? await deleteSessionNamed(context.db, accountId, input.session_id)
    : await countSessionsOf(context.db, accountId)
  if (!input.session_id) await deleteSessionsOf(context.db, accountId)
  if (ended > 0)
    await auditAccount(context, actor, { action: 'sessions.ended', accountId, details: { ended } })
  return { ended }
}
