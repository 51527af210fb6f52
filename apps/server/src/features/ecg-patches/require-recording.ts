import type { CallContext } from '../../app-context.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { requireCase, requireCaseForChange } from '../cases/require-case.ts'
import { findRecording, type RecordingRow } from '../ecg-recordings/recording-store.ts'

type Asked = { rid: string; caseId?: string | undefined }
type Found = { recording: RecordingRow; consult: CaseRow }

/** Returns a recording and its case within the caller's scope; any other is not found, nor is one of another case than named. */
export async function requireRecording(
  { db }: Pick<CallContext, 'db'>,
  asked: Asked,
  scope: Scope,
): Promise<Found> {
  const recording = await found(db, asked)
  return { recording, consult: await requireCase(db, recording.caseId, scope) }
}

/** Returns the same and locks the case, so that its revisions follow each other. */
export async function requireRecordingForChange(
  { db }: Pick<CallContext, 'db'>,
  asked: Asked,
  scope: Scope,
): Promise<Found> {
  const recording = await found(db, asked)
  return { recording, consult: await requireCaseForChange(db, recording.caseId, scope) }
}

async function found(db: CallContext['db'], { rid, caseId }: Asked): Promise<RecordingRow> {
  const recording = await findRecording(db, rid)
  if (!recording || (caseId !== undefined && recording.caseId !== caseId))
    throw new AppError('caseNotFound')
  return recording
}
