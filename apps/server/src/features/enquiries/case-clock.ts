import { pauseClock, resumeClock } from '@systole/domain/cases/service-clock'
import type { CallContext } from '../../app-context.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeCase } from '../cases/case-store.ts'

type Paid = Pick<CaseRow, 'caseId' | 'dueAt' | 'pausedAt' | 'expectedAt'>

/** Pauses the deadline of a paid case. Requires the row lock. SPEC 13. */
export async function pauseCaseClock({ db, clock }: CallContext, consult: Paid): Promise<void> {
  const { dueAt, pausedAt } = consult
  if (!dueAt) return
  const now = clock.now()
  await changeCase(db, consult.caseId, pauseClock({ dueAt, pausedAt }, now), now)
}

/** Resumes the deadline, moved by the length of the pause. */
export async function resumeCaseClock({ db, clock }: CallContext, consult: Paid): Promise<void> {
  const { dueAt, pausedAt, expectedAt } = consult
  if (!dueAt || !pausedAt) return
  const now = clock.now()
  await changeCase(db, consult.caseId, resumeClock({ dueAt, pausedAt, expectedAt }, now), now)
}
