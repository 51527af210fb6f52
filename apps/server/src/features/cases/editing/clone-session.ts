import type { cloneSession as contract } from '@systole/contract/cases/cases'
import { type ExcludedDatum, readExcluded } from '@systole/domain/cases/excluded-data'
import { refuseReconsult } from '@systole/domain/cases/reconsult'
import { emptyQuestionSelection } from '@systole/domain/questions/question'
import { toQuestionSession, toSelection } from '@systole/domain/questions/question-session'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { presentCaseId, presentFollowUp } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { requirePlan } from '../../credits/plans/require-plan.ts'
import { requestImports } from '../../ecg-recordings/import-ecg.queue.ts'
import { listFiles } from '../../uploads/file-store.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase, copyFiles, findFollowUp, insertCase } from '../case-store.ts'
import { logCaseOnly, recordCase } from '../record-case.ts'
import { requireCaseForChange } from '../require-case.ts'
import { requireOffered } from './require-offered.ts'

/**
 * Creates a follow-up: findings as a start, files by reference, without the questions unless `excluded_datalist` says otherwise.
 * REPT-2, REPT-3. The row lock prevents a second clone by a double click.
 */
export async function cloneSession(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const excluded = excludedOf(input.excluded_datalist)
  const original = await requireCaseForChange(context.db, input.caseId, scope)
  const refusal = refuseReconsult({ ...original, isClone: original.originalCaseId !== null })
  if (refusal) {
    const followUp = await findFollowUp(context.db, original)
    throw new AppError(refusal, { data: followUp === undefined ? null : presentCaseId(followUp) })
  }

  await requireOffered(context, original.service)
  const caseId = newId('case')
  const now = context.clock.now()
  const { hospitalId, petId } = original
  // Findings of another day have to be confirmed for this case.
  const clinicalInput = original.clinicalInput && { ...original.clinicalInput, dataValid: false }
  const originalCaseId = original.caseId
  await insertCase(context.db, {
    caseId,
    hospitalId,
    petId,
    service: original.service,
    createdBy: actor.accountId,
    clinicalInput,
    originalCaseId,
    now,
  })
  await copyFiles(context.db, { from: originalCaseId, to: caseId, without: excluded })
  await requestImports(context, await listFiles(context.db, caseId))
  if (!excluded.questions) await copyQuestions(context, actor, { original, caseId })
  await logCaseOnly(context.db, {
    caseId,
    hospitalId,
    actor,
    action: 'case.opened',
    to: 'open',
    note: `follow-up of ${originalCaseId}`,
    at: now,
  })
  await recordCase(context, {
    caseId: originalCaseId,
    hospitalId,
    actor,
    action: 'case.cloned',
    to: caseId,
    at: now,
    details: { clone: caseId },
  })
  return presentFollowUp(caseId, originalCaseId)
}

function excludedOf(list: readonly ExcludedDatum[] | undefined) {
  const excluded = readExcluded(list)
  if (!('unknownAt' in excluded)) return excluded
  throw fieldRefusal(`excluded_datalist.${excluded.unknownAt}`, 'names nothing that a case has')
}

/** Copies the questions without their answers; they can still be changed. */
async function copyQuestions(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { accountId }: Pick<Actor, 'accountId'>,
  { original, caseId }: { original: CaseRow; caseId: string },
): Promise<void> {
  const { questionSession: asked } = original
  if (!asked) return
  const now = clock.now()
  const selection = toSelection(asked, emptyQuestionSelection())
  const questionSession = toQuestionSession(selection, { uid: accountId, at: now })
  await changeCase(db, caseId, { status: 'upload', mode: asked.mode, questionSession }, now)
}
