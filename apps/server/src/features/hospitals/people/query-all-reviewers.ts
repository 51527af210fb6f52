import { fullName } from '@systole/domain/accounts/full-name'
import type { CallContext } from '../../../app-context.ts'
import { readers } from '../hospital-store.ts'

export async function queryAllReviewers({ db }: CallContext) {
  const rows = await readers(db)
  return {
    reviewers: rows.map(({ accountId, firstName, lastName, email, userType }) => ({
      uid: accountId,
      name: fullName({ first: firstName, last: lastName }),
      email,
      roles: [userType],
    })),
  }
}
