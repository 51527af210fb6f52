import { hasLapsed } from '@systole/domain/claims/lease'
import type { CallContext } from '../../app-context.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { reassignCase } from './reassign-case.ts'

/** Returns the case after releasing its claim if that has expired. Requires the row lock. */
export async function releaseExpiredClaim(
  context: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  consult: CaseRow,
): Promise<CaseRow> {
  if (!hasLapsed(consult, context.clock.now())) return consult
  const lapse = { action: 'lapse', actor: undefined, holder: undefined } as const
  const status = await reassignCase(context, consult, lapse)
  return { ...consult, status, readerId: null, readerName: null, leaseUntil: null }
}
