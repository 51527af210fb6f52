import { applicableAbsences } from '@systole/domain/questions/file-coach'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import { type FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase } from '../case-store.ts'
import { logCaseOnly } from '../record-case.ts'

type CaseWithFiles = Pick<CaseRow, 'questionSession' | 'fileCounts' | 'absentFiles'>

/** Returns the reasons of a case that still apply: the file is missing and recommended for the questions. */
export function absencesOf({ questionSession, fileCounts, absentFiles }: CaseWithFiles) {
  return applicableAbsences({
    asked: questionSession?.question_session.map(({ type }) => type) ?? [],
    there: Object.keys(fileCounts) as FileKind[], // keys of a Record over that union
    absent: absentFiles,
  })
}

/** Stores the current reasons; each one added or ended is recorded in the case log. */
export async function recordAbsences(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  consult: Pick<CaseRow, 'caseId' | 'hospitalId' | 'absentFiles'>,
  { actor, now: after }: { actor: Pick<Actor, 'accountId' | 'userType'>; now: AbsentFile[] },
): Promise<void> {
  const { caseId, hospitalId, absentFiles: before } = consult
  const reported = after.filter(
    ({ kind, reason }) => !before.some((each) => each.kind === kind && each.reason === reason),
  )
  const ended = before.filter(({ kind }) => !after.some((each) => each.kind === kind))
  if (reported.length + ended.length === 0) return

  const at = clock.now()
  await changeCase(db, caseId, { absentFiles: after }, at)
  const what = { caseId, hospitalId, actor, at }
  for (const { kind, reason } of reported)
    await logCaseOnly(db, {
      ...what,
      action: 'absence.told',
      to: fileKindToWire(kind),
      note: reason,
    })
  for (const { kind } of ended)
    await logCaseOnly(db, { ...what, action: 'absence.ended', from: fileKindToWire(kind) })
}
