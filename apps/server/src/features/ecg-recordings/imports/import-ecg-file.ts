import type { importEcgFile as contract } from '@systole/contract/ecg/recordings'
import { takesFiles } from '@systole/domain/cases/case-status'
import { primaryOf } from '@systole/domain/ecg-recordings/import-formats'
import type { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { fileNameKey } from '@systole/domain/uploads/file-name'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { noFurtherRecordings } from '../../cases/ecg/no-further-recordings.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { type FileRow, listFiles } from '../../uploads/file-store.ts'
import { importEcgQueue } from '../import-ecg.queue.ts'
import { findTwin, insertImporting } from '../import-store.ts'
import {
  importAgain,
  insertEcgImport,
  newestEcgImport,
  recordingsOfFile,
} from './ecg-import-store.ts'

/**
 * Makes recordings of files that staff uploaded, or reads a refused file again with what a person states in its place. A file that is
 * read already is left as it is. E22, handbook 7.
 */
export async function importEcgFile(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
): Promise<{ rids: string[] }> {
  const { db, jobs, clock, requestId } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  if (!takesFiles(consult.status, consult.service)) throw new AppError('wrongStatus')
  if (!takesRecordings(consult)) throw noFurtherRecordings()
  const { primary, companions } = requireFiles(
    await listFiles(db, consult.caseId),
    input.fileNames.map(fileNameKey),
  )
  const before = await recordingsOfFile(db, primary.fileId)
  const twin = companions.length === 0 && before.length === 0 && (await findTwin(db, primary))
  const there = twin ? await recordingsOfFile(db, twin.fileId) : before
  if (twin || there.some(({ state }) => state === 'ready')) return { rids: idsOf(there) }

  const stated = statedIn(input)
  await insertEcgImport(db, {
    hospitalId: consult.hospitalId,
    fileId: primary.fileId,
    companions: await companionsOf(db, primary, companions),
    stated,
    requestedBy: actor.accountId,
    createdAt: clock.now(),
  })
  for (const { recordingId } of there) await importAgain(db, recordingId)
  if (there.length === 0) await insertImporting(db, primary, clock.now(), { mayBeTwin: true })
  const { storageKey, fileId } = primary
  await jobs.enqueue(db, importEcgQueue, { storageKey }, { key: storageKey })
  await addAudit(
    db,
    { actor, requestId },
    { action: 'ecg.import', object: `case:${consult.caseId}`, details: { fileId, ...stated } },
  )
  return { rids: idsOf(await recordingsOfFile(db, fileId)) }
}

/** Returns the files beside the describing one; a repeated import without them keeps those of the one before. */
async function companionsOf(
  db: CallContext['db'],
  { fileId }: FileRow,
  companions: readonly FileRow[],
): Promise<string[]> {
  if (companions.length > 0) return companions.map((each) => each.fileId)
  return (await newestEcgImport(db, fileId))?.companions ?? []
}

/** Returns the files of these names, the describing one first. A name of no file of the case is not found. */
function requireFiles(files: readonly FileRow[], nameKeys: readonly string[]) {
  const wanted = nameKeys.map((key) => files.find(({ nameKey }) => nameKey === key))
  const found = wanted.flatMap((file) => file ?? [])
  if (found.length < wanted.length) throw new AppError('caseNotFound')
  const chosen = primaryOf(found)
  if (!chosen) throw fieldRefusal('fileNames', 'needs the header (.hea) of these samples')
  return chosen
}

function statedIn({
  units_per_millivolt: unitsPerMillivolt,
  samples_per_second: samplesPerSecond,
}: Call<typeof contract>['input']): StatedFacts {
  return {
    ...(unitsPerMillivolt !== undefined && { unitsPerMillivolt }),
    ...(samplesPerSecond !== undefined && { samplesPerSecond }),
  }
}

function idsOf(recordings: readonly { recordingId: string }[]): string[] {
  return recordings.map(({ recordingId }) => recordingId)
}
