import type { updateSession as contract } from '@systole/contract/cases/cases'
import type { WireAbsentFile } from '@systole/contract/cases/wire-case'
import { takesFiles } from '@systole/domain/cases/case-status'
import { applicableAbsences, refuseAbsences } from '@systole/domain/questions/file-coach'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import { FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../case-row-store.ts'
import { recordAbsences } from './absence-store.ts'

/**
 * Saves the reasons why recommended files are missing, while files may be added (SPEC 11). Files that have been uploaded need
 * no reason.
 */
export async function saveAbsences(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  sent: readonly WireAbsentFile[],
): Promise<void> {
  requireAccess(actor, 'explainAbsentFiles')
  if (!takesFiles(consult.status, consult.service)) throw new AppError('wrongStatus')
  const absent = sent.map(fromWire)
  const asked = consult.questionSession?.question_session.map(({ type }) => type) ?? []
  const refused = refuseAbsences(asked, absent)
  if (refused) throw refusedAt(absent.findLastIndex(({ kind }) => kind === refused))
  const there = FileKind.options.filter((kind) => (consult.fileCounts[kind] ?? 0) > 0)
  await recordAbsences(context, consult, {
    actor,
    now: applicableAbsences({ asked, there, absent }),
  })
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'absences.saved', object: `case:${consult.caseId}` },
  )
}

function fromWire({ file_type, reason }: WireAbsentFile, place: number): AbsentFile {
  const kind = fileKindFromWire(file_type)
  if (!kind) throw refusedAt(place)
  return { kind, reason }
}

function refusedAt(place: number): AppError {
  const field = `params.extraInfo.absent_files.${place}.file_type`
  return fieldRefusal(field, 'is not a file that the questions advise, or stands twice')
}
