import type { CaseStatus } from '../cases/case.ts'

/** Why this account may not write the report now: only who has claimed the case writes, until it is released. STAFF-4. */
export function refuseDraft(
  consult: { status: CaseStatus; readerId: string | null },
  accountId: string,
): 'wrongStatus' | undefined {
  if (consult.status !== 'data_processing' || consult.readerId !== accountId) return 'wrongStatus'
}
