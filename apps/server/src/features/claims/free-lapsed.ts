import { hasLapsed } from '@systole/domain/claims/lease'
import type { CallContext } from '../../app-context.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeHolder } from './change-holder.ts'

/** The case as it stands by the clock: a claim that ran out is given back first. The caller holds the row. */
export async function freeLapsed(
  context: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  consult: CaseRow,
): Promise<CaseRow> {
  if (!hasLapsed(consult, context.clock.now())) return consult
  await changeHolder(context, consult, { action: 'lapse', actor: undefined, holder: undefined })
  return { ...consult, status: 'submit', readerId: null, readerName: null, leaseUntil: null }
}
