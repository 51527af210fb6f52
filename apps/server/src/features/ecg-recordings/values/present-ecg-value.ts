import type { EcgValue } from '@systole/contract/ecg/values'
import { fullName } from '@systole/domain/accounts/full-name'
import type { EcgValueRow } from './ecg-value-store.ts'

export function presentEcgValue(row: EcgValueRow): EcgValue {
  const { ecgValueId, field, value, automatic, author, createdAt } = row
  return {
    version: ecgValueId,
    field,
    value,
    automatic,
    author: {
      uid: author.accountId,
      name: fullName({ first: author.firstName, last: author.lastName }),
      user_type: author.userType,
    },
    created: createdAt,
  }
}
