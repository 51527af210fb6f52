import type { Case } from '@systole/contract/cases/wire-case'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import type { EarlierCase } from '../files/viewport-item.ts'

const CASES_MOST = 50

/** Queries the other cases of the animal that this account may read, newest first. */
export const earlierCasesQuery = ({
  caseId,
  pet: { petId },
}: Pick<ReadingCase, 'caseId' | 'pet'>) =>
  queryOptions({
    queryKey: ['reading', 'earlier', caseId],
    queryFn: async (): Promise<EarlierCase[]> => {
      const params = { petId, record_per_page: CASES_MOST }
      const { sessions } = await orThrow(client.cases.queryAllSessions({ params }))
      return sessions.filter((each) => each.caseId !== caseId).map(toEarlierCase)
    },
  })

function toEarlierCase(wire: Case): EarlierCase {
  return {
    caseId: wire.caseId,
    caseNumber: wire.id,
    date: wire.submitted ?? wire.date,
    status: wire.status,
    hasReport: wire.revision.report_revision !== '',
    readerName: wire.reader?.name ?? '',
    fileCount: wire.session_tests.reduce((sum, { count }) => sum + count, 0),
  }
}
