import type {
  gradeFile as gradeContract,
  queryFileGrades as queryContract,
} from '@systole/contract/files/file-grades'
import { refuseGrade } from '@systole/domain/uploads/file-grade'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { requireCase } from '../../cases/require-case.ts'
import { findFile } from '../../uploads/file-store.ts'
import { requireAssignedCase } from '../drafting/require-assigned-case.ts'
import {
  deleteFileGrade,
  findFileGrade,
  listFileGrades,
  writeFileGrade,
} from './file-grade-store.ts'

export async function queryFileGrades({ db }: CallContext, call: Call<typeof queryContract>) {
  const consult = await requireCase(db, call.input.caseId, call.scope)
  const grades = await listFileGrades(db, consult.caseId)
  return { grades: grades.map(({ fileId: fid, grade, reason }) => ({ fid, grade, reason })) }
}

/** Grades a file; only the assignee may. An unchanged grade has no effect. */
export async function gradeFile(context: CallContext, call: Call<typeof gradeContract>) {
  const { db, clock, requestId } = context
  const { input, actor, scope } = call
  const grade = input.grade === '' ? null : input.grade
  const reason = grade === null ? '' : input.reason.trim()
  const wrong = refuseGrade(grade, reason)
  if (wrong) throw fieldRefusal(wrong)
  const consult = await requireAssignedCase(context, { caseId: input.caseId, actor, scope })
  const file = await findFile(db, input.fid)
  if (file?.caseId !== consult.caseId) throw fieldRefusal('fid')
  const before = await findFileGrade(db, file.fileId)
  if ((before?.quality ?? null) === grade && (before?.reason ?? '') === reason) return {}
  const gradedBy = actor.accountId
  if (grade === null) await deleteFileGrade(db, file.fileId)
  else {
    const written = { fileId: file.fileId, grade, reason, gradedBy, gradedAt: clock.now() }
    await writeFileGrade(db, written)
  }
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'file.graded',
      object: `case:${consult.caseId}`,
      details: { fileId: file.fileId, grade, before: before?.quality ?? null },
    },
  )
  return {}
}
