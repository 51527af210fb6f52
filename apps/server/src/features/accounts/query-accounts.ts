import type { queryAccounts as contract, DirectoryEntry } from '@systole/contract/account-directory'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { findAccounts } from './account-directory-store.ts'

const SHOWN = 50
/** More words than a name and a hospital have would only cost the database. */
const WORDS = 8

/** For an admin who looks for somebody who asked for help. */
export async function queryAccounts({ db }: CallContext, { input }: Call<typeof contract>) {
  const words = input.params.find.split(/\s+/).filter(Boolean).slice(0, WORDS)
  if (words.length === 0) return { accounts: [], total: 0 }
  const { found, total } = await findAccounts(db, words, SHOWN)
  return { accounts: found.map(present), total }
}

type Found = Awaited<ReturnType<typeof findAccounts>>['found'][number]

function present(row: Found): DirectoryEntry {
  return {
    uid: row.accountId,
    user_type: row.userType,
    email: row.email,
    fname: row.firstName,
    lname: row.lastName,
    title: row.title,
    hospital: row.hospitalName ?? '',
    state: row.invitedAt ? 'invited' : 'active',
    totp: row.hasTotp,
    passkeys: row.passkeys,
  }
}
