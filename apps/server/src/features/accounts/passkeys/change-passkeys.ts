import type {
  removePasskey as removeContract,
  renamePasskey as renameContract,
} from '@systole/contract/accounts/passkeys'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { mailOwnSecurityNotice } from '../security-mail.ts'
import { deletePasskey, setPasskeyName } from './passkey-store.ts'

export async function renamePasskey(
  context: CallContext,
  { actor, input }: Call<typeof renameContract>,
) {
  const own = { accountId: actor.accountId, credentialId: input.passkey_id }
  if (!(await setPasskeyName(context.db, own, input.name))) throw new AppError('passkeyRefused')
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'passkey.renamed', object: `account:${actor.accountId}` },
  )
  return {}
}

/** Removes a passkey; one that does not exist is ignored. */
export async function removePasskey(
  context: CallContext,
  { actor, input, request }: Call<typeof removeContract>,
) {
  const own = { accountId: actor.accountId, credentialId: input.passkey_id }
  const name = await deletePasskey(context.db, own)
  if (name === undefined) return {}
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'passkey.removed', object: `account:${actor.accountId}` },
  )
  await mailOwnSecurityNotice(context, actor, {
    occasion: 'passkeyRemoved',
    request,
    passkey: name,
  })
  return {}
}
