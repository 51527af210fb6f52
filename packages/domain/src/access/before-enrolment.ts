import type { AccessRow } from './access.ts'

/** The calls an account makes while it still has to set up its second factor; every other one waits. Decision 0042. */
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
