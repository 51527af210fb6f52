import { expect, test } from 'vitest'
import { workQueueOf } from './work-queue.ts'

/** Written from the table of steps in handbook 1.2: the statuses from which the role takes a step as a holder or by a claim. */
test.each([
  ['patcher', ['wait_for_preparation', 'data_ready', 'patch_done']],
  [
    'senior_patcher',
    ['wait_for_preparation', 'data_ready', 'patch_done', 'request_quality_review'],
  ],
  ['reviewer', ['ready_for_review', '1st_reviewing']],
  ['second_reviewer', ['pending_2nd_review', '2nd_reviewing']],
  ['async_second_reviewer', ['done']],
] as const)('STAFF-4 the queue of a %s has the statuses of its work', (userType, statuses) => {
  expect(workQueueOf(userType)?.statuses).toEqual(statuses)
})

test('STAFF-4 an async reviewer sees the released cases with an open request only', () => {
  expect(workQueueOf('async_second_reviewer')?.awaitsAsyncReview).toBe(true)
  expect(workQueueOf('reviewer')?.awaitsAsyncReview).toBeUndefined()
})

test.each(['cardiologist', 'internal_admin', 'sales', 'vet'] as const)(
  'a %s has no queue of ECG cases',
  (userType) => expect(workQueueOf(userType)).toBeUndefined(),
)
