import type {
  queryOwnAccount as contract,
  WireOwnAccount,
} from '@systole/contract/accounts/own-account'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { findAccount } from '../account-store.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { presentPersonName } from '../present-person-name.ts'
import { countRecoveryCodes } from '../second-factor/recovery-code-store.ts'
import { findTotp } from '../second-factor/totp-store.ts'

export async function queryOwnAccount(
  { db }: CallContext,
  { actor }: Call<typeof contract>,
): Promise<WireOwnAccount> {
  const { accountId } = actor
  const row = await findAccount(db, accountId)
  if (!row) throw new AppError('invalidSession')
  const factor = await findTotp(db, accountId)
  const keys = await passkeysOf(db, accountId)
  return {
    uid: accountId,
    user_type: actor.userType,
    email: row.account.email,
    ...presentPersonName(row.account),
    title: row.account.title,
    hospital: row.hospital?.name ?? '',
    totp_since: factor?.confirmedAt ?? null,
    recovery_codes_left: await countRecoveryCodes(db, accountId),
    passkeys: keys.map((key) => ({
      passkey_id: key.credentialId,
      name: key.name,
      created: key.createdAt,
      last_used: key.lastUsedAt,
    })),
  }
}
