import type { CaseStatus } from '../cases/case.ts'

/**
 * Why this account may not write the report now: only who has claimed the case writes, until it is released, and
 * again while they correct what they released. STAFF-4.
 */
export function refuseDraft(
  consult: { status: CaseStatus; readerId: string | null },
  accountId: string,
  { corrects }: { corrects: boolean } = { corrects: false },
): 'wrongStatus' | undefined {
  const isOpen = consult.status === 'data_processing' || (consult.status === 'close' && corrects)
  if (!isOpen || consult.readerId !== accountId) return 'wrongStatus'
}

/** Why this account may not add to the released report: only who released it, while the case is closed. */
export function refuseAmend(
  consult: { status: CaseStatus; readerId: string | null },
  accountId: string,
): 'wrongStatus' | undefined {
  if (consult.status !== 'close' || consult.readerId !== accountId) return 'wrongStatus'
}
