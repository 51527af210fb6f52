import type { UploadedFile } from '@systole/contract/files/uploads'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { extensionOf } from '@systole/domain/uploads/accepted-formats'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { fileAddress, nextFilesLook } from '../../api/files.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { throttleByKey } from './sending/throttle-by-key.ts'

const TYPE = 'supplementary'
/** The addresses in the list expire after five minutes; it is refetched before. */
const REFRESH_MS = 4 * 60_000

export const filesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['uploads', 'files', caseId],
    queryFn: async (): Promise<UploadedFile[]> =>
      (await orThrow(client.uploads.queryUploadedData({ caseId, types: TYPE }))).files,
    refetchInterval: ({ state }) => nextFilesLook(state.data ?? [], REFRESH_MS),
  })

/** Queries the accepted formats, which a server setting may restrict. */
export const formatsQuery = queryOptions({
  queryKey: ['uploads', 'formats'],
  queryFn: async () => (await orThrow(client.uploads.querySupportedFormats({}))).formats,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Refetches the files of a case, and the case, whose stages depend on them. */
export async function refreshFiles(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: filesQuery(caseId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['case', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ])
}

/** The throttled version for files that complete in quick succession, because of the rate limit. */
export const refreshFilesSoon = throttleByKey(refreshFiles, 2000)

/** Returns a new address of a file or of a preview, from a refetched list. */
export async function renewFileUrl(
  caseId: string,
  fileId: string,
  preview?: PreviewKind,
): Promise<string | undefined> {
  const files = await queryClient.fetchQuery({ ...filesQuery(caseId), staleTime: 0 })
  return fileAddress(files, fileId, preview)
}

type CaseFile = { caseId: string; accountId: string; name: string }

/** Deletes a file. INSP-8. */
export async function deleteFile({ caseId, accountId, name }: CaseFile): Promise<void> {
  await orThrow(
    client.uploads.deleteSessionData({
      caseId,
      uid: accountId,
      type: TYPE,
      fileName: name,
      ftype: extensionOf(name),
    }),
  )
  await refreshFiles(caseId)
}

/** Deletes an unfinished upload on the server, but never a complete file with the same name. */
export async function dropUnfinished(file: CaseFile): Promise<void> {
  const files = await queryClient.fetchQuery({ ...filesQuery(file.caseId), staleTime: 0 })
  if (files.some(({ name }) => name.toLowerCase() === file.name.toLowerCase())) return
  await deleteFile(file)
}
