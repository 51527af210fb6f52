import type {
  passkeyLogin as loginContract,
  passkeyOptions as optionsContract,
} from '@systole/contract/accounts/passkeys'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { livingAccount } from '../account-store.ts'
import { assertSameOrigin } from '../sign-in/assert-same-origin.ts'
import { openSession } from '../sign-in/open-session.ts'
import { askPasskey } from './ask-passkey.ts'
import { verifyPasskeyAnswer } from './verify-passkey-answer.ts'

/** Returns the options for signing in, the same for everyone, because no account is named. */
export async function passkeyOptions(
  context: CallContext,
  { request }: PublicCall<typeof optionsContract>,
) {
  return { options: await askPasskey(context, request) }
}

/** Signs in with a passkey. The authenticator verifies its user, so the passkey counts as two factors. ADR 10. */
export async function passkeyLogin(context: CallContext, call: PublicCall<typeof loginContract>) {
  const { input, request } = call
  assertSameOrigin(request)
  const answered = { answer: input.credential, askedOf: null }
  const owner = await verifyPasskeyAnswer(context, request, answered)
  const account = owner && (await livingAccount(context.database, owner))
  if (!account) {
    await addAudit(
      context.database,
      { actor: undefined, requestId: context.requestId },
      { action: 'login.passkeyRefused', object: owner ? `account:${owner}` : 'passkey' },
    )
    throw new AppError('passkeyRefused')
  }
  return openSession(context, account, { ...call, by: 'passkey' })
}
