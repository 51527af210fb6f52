import type { CaseStatus } from '../cases/case.ts'

/** The people of an ECG case beside its assignee, by the part that they have in it. */
export type CasePerson = 'patcherId' | 'firstReviewerId' | 'secondReviewerId'

const PERSON_IN: Partial<Record<CaseStatus, CasePerson>> = {
  data_ready: 'patcherId',
  patch_done: 'patcherId',
  '1st_reviewing': 'firstReviewerId',
  '2nd_reviewing': 'secondReviewerId',
}

/** Returns the part that the assignee of an ECG case in this status has, or `undefined` in a queue. */
export function personIn(status: CaseStatus): CasePerson | undefined {
  return PERSON_IN[status]
}
