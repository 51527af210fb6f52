import type { CallContext } from '../../../app-context.ts'
import { withLocalCopy } from '../../previews/local-copy.ts'
import type { Task } from '../../previews/worker/task.ts'
import { findFile } from '../../uploads/file-store.ts'
import { companionFiles, newestEcgImport } from './ecg-import-store.ts'

type ImportFiles = Omit<Extract<Task, { work: 'importEcg' }>, 'work'>

/** Provides a file to import, with its companions and what staff stated, and a folder for what is made of it. */
export async function withImportFiles<T>(
  context: CallContext,
  { storageKey, fileId }: { storageKey: string; fileId: string },
  work: (files: ImportFiles, folder: string) => Promise<T>,
): Promise<T> {
  const { db } = context
  const request = await newestEcgImport(db, fileId)
  const fileName = (await findFile(db, fileId))?.name ?? ''
  const left = await companionFiles(db, request?.companions ?? [])
  const companions: ImportFiles['companions'] = []

  const copyNext = async (): Promise<T> => {
    const next = left.shift()
    if (!next)
      return withLocalCopy(context, { storageKey }, ({ path, folder }) => {
        const { stated = {} } = request ?? {}
        const files = { path, fileName, companions, isByStaff: request !== undefined, stated }
        return work(files, folder)
      })
    return withLocalCopy(context, { storageKey: next.storageKey }, ({ path }) => {
      companions.push({ fileName: next.fileName, path })
      return copyNext()
    })
  }
  return copyNext()
}
