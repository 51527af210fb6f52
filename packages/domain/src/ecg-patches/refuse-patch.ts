import type { Right } from '../access/permissions.ts'
import type { UserType } from '../accounts/user-type.ts'
import { type InService, phaseOf } from '../services/services.ts'

/** The rights that open the patching of a recording, besides the holding of its case: any review, or patching its own test. */
const REVIEW_RIGHTS: readonly Right[] = [
  'report.review',
  'report.second_review',
  'report.async_review',
]
const PATCH_RIGHTS: Partial<Record<string, readonly Right[]>> = {
  ecg1l: ['tests.ecg1l.patch'],
  ecg6l: ['tests.ecg6l.patch'],
}

type Assigned = InService & { readerId: string | null }
type Person = { accountId: string; rights: readonly Right[] }

/**
 * Returns why this person may not save a revision of the beats now, or `undefined`: the holder of the case may, with the right to
 * patch its test or to review it, from the import of the recording to the signature of the report. SPEC ECG 1.3.
 */
export function refusePatch(
  consult: Assigned,
  { accountId, rights }: Person,
): 'wrongStatus' | 'notHolder' | 'accessDenied' | undefined {
  const phase = phaseOf(consult)
  const allowed = [...REVIEW_RIGHTS, ...(PATCH_RIGHTS[consult.service ?? 'econsult'] ?? [])]
  if (!rights.some((right) => allowed.includes(right))) return 'accessDenied'
  if (phase !== 'queued' && phase !== 'inWork') return 'wrongStatus'
  if (consult.status === 'review_done') return 'wrongStatus' // signed, and about to be released
  return consult.readerId === accountId ? undefined : 'notHolder'
}

/** Returns the source of the beats of a person: the roles that prepare recordings are patchers, all others review. */
export function patchRole(userType: UserType): 'patcher' | 'reviewer' {
  return PATCHERS.includes(userType) ? 'patcher' : 'reviewer'
}

const PATCHERS: readonly UserType[] = ['patcher', 'senior_patcher']
