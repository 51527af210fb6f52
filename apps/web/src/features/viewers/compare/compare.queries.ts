import { fromStamp } from '@systole/domain/time/stamp'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { toViewedFile, type ViewedFile } from '../viewed-file.ts'
import { viewerKind } from '../viewer-kind.ts'

/** The case a film is seen in, and whose it is. */
export type CompareSource = { caseId: string; petId: string }

export type ComparedCase = {
  caseId: string
  number: string
  date: Date | undefined
  pictures: ViewedFile[]
}

const CASES_MOST = 12

/** The pictures of this case and of the pet's other cases that the account may read, this case first. */
export const comparedCasesQuery = ({ caseId, petId }: CompareSource) =>
  queryOptions({
    queryKey: ['viewers', 'compared', caseId],
    queryFn: async (): Promise<ComparedCase[]> => {
      const params = { pid: petId, record_per_page: CASES_MOST }
      const { sessions } = await orThrow(client.cases.queryAllSessions({ params }))
      const ofPet = sessions.filter(({ pet }) => pet.pid === petId)
      const cases = await Promise.all(
        ofPet.map(async ({ usid, id, date }) => ({
          caseId: usid,
          number: id,
          date: fromStamp(date),
          pictures: await picturesOf(usid),
        })),
      )
      const here = (each: ComparedCase) => (each.caseId === caseId ? 0 : 1)
      return cases
        .filter(({ pictures }) => pictures.length > 0)
        .sort((one, other) => here(one) - here(other))
    },
  })

export async function picturesOf(caseId: string): Promise<ViewedFile[]> {
  const { files } = await orThrow(client.uploads.queryUploadedData({ usid: caseId }))
  return files.map(toViewedFile).filter(isPicture)
}

export function isPicture(file: Pick<ViewedFile, 'format' | 'previews' | 'facts'>): boolean {
  if (file.facts.ecg) return false
  const kind = viewerKind(file)
  return kind === 'dicom' || kind === 'image'
}
