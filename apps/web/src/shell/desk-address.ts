import { paths } from '@systole/contract/pages'
import type { UserType } from '@systole/domain/accounts/user-type'
import { deskOf } from '@systole/domain/ecg-cases/desk-of'
import type { InService } from '@systole/domain/services/services'

/** Returns the page on which an account of staff works on a case. */
export function deskAddress(
  { caseId, ...consult }: InService & { caseId: string },
  userType: UserType,
): string {
  const addresses = {
    prepare: paths.ecgPrepare,
    review: paths.ecgReview,
    reading: paths.reading,
  } as const
  return addresses[deskOf(consult, userType)]({ caseId })
}
