import type {
  AccountChange,
  queryAccount as detailsContract,
  queryAccounts as listContract,
  WireAccountDetails,
  WireDirectoryEntry,
} from '@systole/contract/accounts/account-directory'
import { can } from '@systole/domain/access/access'
import { accountState } from '@systole/domain/accounts/account-office'
import { fullName } from '@systole/domain/accounts/full-name'
import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { idleSince } from '../../../http/access/find-caller.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { countOtherAdmins } from '../office/account-office-store.ts'
import { presentPersonName } from '../present-person-name.ts'
import { lockedSubjects } from '../sign-in/limit-attempts.ts'
import { sessionsOf } from '../sign-in/session-store.ts'
import {
  accountChanges,
  casesReadBy,
  findAccounts,
  lastLoginOf,
} from './account-directory-store.ts'

const SHOWN = 50
const CHANGES_SHOWN = 100
/** The maximum number of search words. */
const WORDS = 8

/** Returns the accounts that match the search; without words, role or state all enabled ones, staff first. */
export async function queryAccounts(context: CallContext, { input }: Call<typeof listContract>) {
  const { find = '', role, state } = input.params
  const words = find.split(/\s+/).filter(Boolean).slice(0, WORDS)
  const now = context.clock.now()
  const locked = await lockedSubjects(context)
  const wanted = { words, role, state }
  const { found, total } = await findAccounts(context.db, wanted, { limit: SHOWN, now, locked })
  return { accounts: found.map(present), total }
}

export async function queryAccount(
  context: CallContext,
  { input, actor }: Call<typeof detailsContract>,
): Promise<WireAccountDetails> {
  const { db } = context
  const now = context.clock.now()
  const locked = await lockedSubjects(context)
  const wanted = { words: [], role: undefined, state: undefined, accountId: input.uid }
  const { found } = await findAccounts(db, wanted, { limit: 1, now, locked })
  const [row] = found
  if (!row) throw new AppError('accountNotFound')
  const { accountId, userType, disabledAt } = row
  const open = await sessionsOf(db, accountId, { now, idleSince: idleSince(userType, now) })
  const isAdmin = can(userType, 'changeAccounts') && !disabledAt
  return {
    account: present(row),
    since: row.createdAt,
    disabled: disabledAt,
    last_login: (await lastLoginOf(db, accountId)) ?? null,
    is_last_admin: isAdmin && (await countOtherAdmins(db, accountId)) === 0,
    reading: (await casesReadBy(db, accountId)).length,
    sessions: open.map((session) => ({
      session_id: session.sessionId,
      kind: session.kind,
      user_agent: session.userAgent,
      ip: session.ip,
      opened: session.createdAt,
      last_seen: session.lastSeenAt,
      current: session.sessionHash.equals(actor.sessionHash),
    })),
    changes: (await accountChanges(db, accountId, CHANGES_SHOWN)).map(presentChange),
  }
}

type Found = Awaited<ReturnType<typeof findAccounts>>['found'][number]

function present(row: Found): WireDirectoryEntry {
  return {
    uid: row.accountId,
    user_type: row.userType,
    email: row.email,
    ...presentPersonName(row),
    title: row.title,
    hospital: row.hospitalName ?? '',
    state: accountState({
      isDisabled: row.disabledAt !== null,
      isInvited: row.invitedAt !== null,
      isLocked: row.isLocked,
    }),
    totp: row.hasTotp,
    passkeys: row.passkeys,
    sessions: row.sessions,
    last_seen: row.lastSeen ? new Date(row.lastSeen) : null,
  }
}

/** The details that this feature writes to its audit rows; other rows have neither field. */
const Details = z.object({
  reason: z.string().catch(''),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).catch([]),
})

function presentChange(row: Awaited<ReturnType<typeof accountChanges>>[number]): AccountChange {
  const { reason, fields } = Details.parse(row.details)
  const by = row.actorId ? fullName({ first: row.first ?? '', last: row.last ?? '' }) : ''
  return { change: row.action, time: row.at, by, reason, fields }
}
