import { isEcgFile } from '@systole/domain/ecg-recordings/ecg-file'
import { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import type { JobDeclaration } from '../../jobs/define-job.ts'
import type { FileRow } from '../uploads/file-store.ts'
import { insertImporting } from './import-store.ts'
import { filesOfBytes, withoutPatchedCases } from './recording-store.ts'

/** The queue of imports. Declared apart from its job, because reading the facts of a file asks for it. */
export const importEcgQueue = {
  name: 'import-ecg',
  payload: z.object({ storageKey: z.string() }),
  leaseSeconds: 3600,
} satisfies JobDeclaration

type Context = Pick<CallContext, 'db' | 'jobs' | 'clock'>

/**
 * Announces the recordings of those files that are ECGs and have none, and queues their import in the caller's transaction. A file
 * that turns out to be an ECG once its case has been patched stays a file.
 */
export async function requestImports(context: Context, files: readonly FileRow[]): Promise<void> {
  const { db, jobs, clock } = context
  const storageKeys = new Set<string>()
  for (const file of await withoutPatchedCases(db, files.filter(isEcgFile)))
    if (await insertImporting(db, file, clock.now())) storageKeys.add(file.storageKey)
  for (const storageKey of storageKeys)
    await jobs.enqueue(db, importEcgQueue, { storageKey }, { key: storageKey })
}

/** Does the same for all files with these bytes. */
export async function requestImport(context: Context, storageKey: string): Promise<void> {
  await requestImports(context, await filesOfBytes(context.db, storageKey))
}
