import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** The number of cases examined, because those with a paused deadline may come first. */
const LOOKED_AT = 50
const QUEUE_OF: Readonly<Record<ReviewRound, CaseStatus>> = {
  first: 'ready_for_review',
  second: 'pending_2nd_review',
  async: 'done',
}

/** Queries the most urgent case of the own queue other than `after`; `null` if there is none. */
export const nextReviewQuery = (after: string, round: ReviewRound) =>
  queryOptions({
    queryKey: ['worklist', 'next review', after, round],
    enabled: round !== 'async',
    queryFn: async () => {
      const { sessions } = await orThrow(
        client.cases.queryAllSessions({
          params: {
            session_types: ['ecg1l', 'ecg6l'],
            status: QUEUE_OF[round],
            order: 'deadline',
            record_per_page: LOOKED_AT,
          },
        }),
      )
      const next = sessions.find((each) => mayBeNext(each, after))
      return next ? { caseId: next.caseId, petName: next.pet.name, dueAt: next.due } : null
    },
  })

function mayBeNext({ caseId, paused, reader }: Case, after: string): boolean {
  return caseId !== after && paused === null && !reader
}
