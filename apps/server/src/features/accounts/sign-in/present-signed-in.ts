import type { AccountRow } from '../account-store.ts'
import { presentPersonName } from '../present-person-name.ts'

/** Converts the account of a new session to the wire; `sid` is empty where a cookie has the token. */
export function presentSignedIn(account: AccountRow, sid: string) {
  return {
    sid,
    user_type: account.userType,
    data: {
      uid: account.accountId,
      ...presentPersonName(account),
      country: account.country ?? 'HK',
      exinfo: { hospital: account.hospitalName ?? '' },
    },
  }
}
