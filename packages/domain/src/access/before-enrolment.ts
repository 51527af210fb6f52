import type { AccessRow } from './access.ts'

/**
 * The calls that an account may make before it has set up its second factor; all others are refused until then. ADR 42.
 */
const BEFORE_ENROLMENT: readonly AccessRow[] = [
  'logout',
  'queryUserSettings',
  'queryOwnAccount',
  'proofOptions',
  'setUpTotp',
  'confirmTotp',
]

export function isOpenBeforeEnrolment(row: AccessRow): boolean {
  return BEFORE_ENROLMENT.includes(row)
}
