import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { toViewedFile, type ViewedFile } from '../opening/viewed-file.ts'
import { viewerKind } from '../opening/viewer-kind.ts'

/** The case and the pet of the viewed file. */
export type CompareSource = { caseId: string; petId: string }

export type ComparedCase = {
  caseId: string
  number: string
  date: Date | undefined
  files: ViewedFile[]
}

const CASES_MOST = 12

/** Queries the viewable files of the pet's other readable cases, newest first, and then of this one. */
export const comparedCasesQuery = ({ caseId, petId }: CompareSource) =>
  queryOptions({
    queryKey: ['viewers', 'compared', caseId],
    queryFn: async (): Promise<ComparedCase[]> => {
      const params = { petId, record_per_page: CASES_MOST }
      const { sessions } = await orThrow(client.cases.queryAllSessions({ params }))
      const ofPet = sessions.filter(({ pet }) => pet.petId === petId)
      const cases = await Promise.all(
        ofPet.map(async ({ caseId, id, date }) => ({
          caseId,
          number: id,
          date: date,
          files: await viewableFilesOf(caseId),
        })),
      )
      const here = (each: ComparedCase) => (each.caseId === caseId ? 1 : 0)
      return cases
        .filter(({ files }) => files.length > 0)
        .sort((one, other) => here(one) - here(other))
    },
  })

export async function viewableFilesOf(caseId: string): Promise<ViewedFile[]> {
  const { files } = await orThrow(client.uploads.queryUploadedData({ caseId }))
  return files.map(toViewedFile).filter(isViewable)
}

export function isViewable(file: Pick<ViewedFile, 'format' | 'previews'>): boolean {
  return viewerKind(file) !== 'downloadOnly'
}

/** Returns true for images that can be moved and zoomed together. */
export function isDicomFile(file: Pick<ViewedFile, 'format' | 'previews' | 'facts'>): boolean {
  if (file.facts.ecg) return false
  const kind = viewerKind(file)
  return kind === 'dicom' || kind === 'image'
}

/** Sorts files by similarity to the shown one: the same kind first, then the same format. */
export function likestFirst(files: readonly ViewedFile[], shown: ViewedFile): ViewedFile[] {
  const unlike = (file: ViewedFile) =>
    (file.kind === shown.kind ? 0 : 2) + (viewerKind(file) === viewerKind(shown) ? 0 : 1)
  return files
    .filter(({ fileId }) => fileId !== shown.fileId)
    .sort((one, other) => unlike(one) - unlike(other))
}
