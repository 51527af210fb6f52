import type { Case } from '@systole/contract/cases/wire-case'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** The number of cases examined, because those with a paused deadline may come first. */
const LOOKED_AT = 50

/** The filters of a queue of cases. */
export type CaseQueue = Pick<
  NonNullable<Parameters<typeof client.cases.queryAllSessions>[0]['params']>,
  'status' | 'session_types'
>
export const ECONSULT_QUEUE: CaseQueue = { status: 'submit' }

/** Queries the most urgent unassigned case of a queue other than `after`; `null` if there is none. */
export const nextCaseQuery = (after: string, queue: CaseQueue) =>
  queryOptions({
    queryKey: ['worklist', 'next', after, queue],
    queryFn: async () => {
      const { sessions } = await orThrow(
        client.cases.queryAllSessions({
          params: { ...queue, order: 'deadline', record_per_page: LOOKED_AT },
        }),
      )
      const next = sessions.find((each) => mayBeNext(each, after))
      return next ? { caseId: next.caseId, petName: next.pet.name, dueAt: next.due } : null
    },
  })

function mayBeNext({ caseId, paused, reader }: Case, after: string): boolean {
  return caseId !== after && paused === null && !reader
}
