import type { proofOptions as contract } from '@systole/contract/accounts/second-factors'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { askPasskey } from '../passkeys/ask-passkey.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'
import { findTotp } from './totp-store.ts'

/** Returns the methods of proof. The password is always one, because the session is already authenticated. */
export async function queryProofOptions(
  context: CallContext,
  { actor: { accountId }, request }: Call<typeof contract>,
) {
  const factor = await findTotp(context.database, accountId)
  const codesLeft = await countRecoveryCodes(context.database, accountId)
  const keys = await passkeysOf(context.database, accountId)
  return {
    methods: [
      'password' as const,
      ...(factor?.confirmedAt ? ['totp' as const] : []),
      ...(factor?.confirmedAt && codesLeft > 0 ? ['recovery' as const] : []),
      ...(keys.length > 0 ? ['passkey' as const] : []),
    ],
    ...(keys.length > 0 && {
      passkey: await askPasskey(context, request, { accountId, keys }),
    }),
  }
}
