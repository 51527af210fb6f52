import type { UserType } from '../accounts/user-type.ts'
import type { EcgStatus } from './ecg-action.ts'

/** The cases that wait for a role: their statuses, and whether only those with an open async review count. */
export type WorkQueue = { statuses: readonly EcgStatus[]; awaitsAsyncReview?: true }

const TO_PREPARE = ['wait_for_preparation', 'data_ready', 'patch_done'] as const

const QUEUES: Readonly<Partial<Record<UserType, WorkQueue>>> = {
  patcher: { statuses: TO_PREPARE },
  senior_patcher: { statuses: [...TO_PREPARE, 'request_quality_review'] },
  reviewer: { statuses: ['ready_for_review', '1st_reviewing'] },
  second_reviewer: { statuses: ['pending_2nd_review', '2nd_reviewing'] },
  async_second_reviewer: { statuses: ['done'], awaitsAsyncReview: true },
}

/** Returns the ECG cases that wait for accounts of this type; `undefined` for roles that do not work on ECGs. Handbook 1.2. */
export function workQueueOf(userType: UserType): WorkQueue | undefined {
  return QUEUES[userType]
}
