import type { updateOwnAccount as contract } from '@systole/contract/accounts/own-account'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { setOwnName } from '../account-store.ts'

/**
 * Updates the account. Omitted fields are cleared; at least one part of the name is required. Released reports keep the name of
 * their signature.
 */
export async function updateOwnAccount(
  context: CallContext,
  { actor, input }: Call<typeof contract>,
) {
  const name = {
    firstName: input.firstName,
    lastName: input.lastName,
    title: input.title ?? '',
  }
  if (!name.firstName && !name.lastName) throw fieldRefusal('firstName')
  await setOwnName(context.db, actor.accountId, name)
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'account.renamed', object: `account:${actor.accountId}` },
  )
  return {}
}
