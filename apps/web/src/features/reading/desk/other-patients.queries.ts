import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

export type OtherPatientFile = {
  fid: string
  fileName: string
  patient: string
  year: number | null
  /** The reason why it belongs to the case; empty until it is given. */
  reason: string
}

/** Queries the files of a case that name another animal. Refetched whenever a report is about to be signed. */
export const otherPatientsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'other-patients', caseId],
    queryFn: async (): Promise<OtherPatientFile[]> =>
      (await orThrow(client.filePatients.queryFilePatients({ caseId }))).files,
    staleTime: 0,
  })

export async function confirmFilePatients(
  caseId: string,
  fids: string[],
  reason: string,
): Promise<void> {
  await orThrow(client.filePatients.confirmFilePatients({ caseId, fids, reason }))
}
