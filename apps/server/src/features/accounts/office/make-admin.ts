import { paths } from '@systole/contract/pages'
import { HOUR } from '@systole/domain/time/durations'
import type { Database, Db } from '../../../db/database.ts'
import { hashToken, newSessionToken } from '../../../http/access/session-token.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { endPasswordResets, insertPasswordReset } from '../account-store.ts'
import { deletePasskeysOf } from '../passkeys/passkey-store.ts'
import { replaceRecoveryCodes } from '../second-factor/recovery-code-store.ts'
import { deleteTotp } from '../second-factor/totp-store.ts'
import { deleteSessionsOf } from '../sign-in/session-store.ts'
import { setEnabled } from './account-office-store.ts'
import { findStaffForChange, insertInvitedStaff, type StaffPerson } from './staff-account-store.ts'

export const ADMIN_LINK_HOURS = 24

export type MadeAdmin = {
  /** `kept`: the account was enabled already; only a new link was created. */
  outcome: 'created' | 'enabled' | 'kept'
  href: string
}

/**
 * Creates or enables an internal admin from the command line and returns the single-use link to choose a password. Earlier links
 * become invalid. The password of an enabled account remains valid until the link is used. OPS-1.
 */
export function makeAdmin(
  { database, now, origin }: { database: Database; now: Date; origin: string },
  asked: { person: StaffPerson; resetsSecondFactor: boolean },
): Promise<MadeAdmin> {
  return database.transaction(async (tx) => {
    const { accountId, outcome } = await openAdmin(tx, asked.person, now)
    if (asked.resetsSecondFactor) await removeSecondFactor(tx, accountId)
    const token = newSessionToken()
    await endPasswordResets(tx, accountId, now)
    await insertPasswordReset(tx, {
      tokenHash: hashToken(token),
      purpose: 'welcome',
      accountId,
      expiresAt: new Date(now.getTime() + ADMIN_LINK_HOURS * HOUR),
    })
    await addAudit(
      tx,
      { actor: undefined, requestId: 'command' },
      {
        action: `account.${outcome === 'kept' ? 'linkMade' : outcome}`,
        object: `account:${accountId}`,
        details: { by: 'command', secondFactorReset: asked.resetsSecondFactor },
      },
    )
    return { outcome, href: origin + paths.resetPassword({ token, for: 'welcome' }) }
  })
}

async function openAdmin(tx: Db, person: StaffPerson, now: Date) {
  const found = await findStaffForChange(tx, person.email, 'internal_admin')
  if (found?.disabledAt === null) return { ...found, outcome: 'kept' as const }
  if (found) {
    await setEnabled(tx, found.accountId, now)
    return { ...found, outcome: 'enabled' as const }
  }
  const created = await insertInvitedStaff(tx, 'internal_admin', { person, now })
  if (created) return { ...created, outcome: 'created' as const }
  const meanwhile = await findStaffForChange(tx, person.email, 'internal_admin')
  if (!meanwhile) throw new Error(`${person.email} was opened and removed meanwhile: run it again`)
  return { ...meanwhile, outcome: 'kept' as const }
}

/**
 * Removes the second factor of the only admin after the loss of phone and recovery codes. The command requires access to the
 * database.
 */
async function removeSecondFactor(tx: Db, accountId: string): Promise<void> {
  await deleteTotp(tx, accountId)
  await replaceRecoveryCodes(tx, accountId, [])
  await deletePasskeysOf(tx, accountId)
  await deleteSessionsOf(tx, accountId)
}
