import type { updateSession as contract } from '@systole/contract/cases/cases'
import { encodeClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import { can } from '@systole/domain/access/access'
import { MODE_TAG } from '@systole/domain/cases/case'
import { isEditable } from '@systole/domain/cases/case-status'
import { askedStep } from '@systole/domain/cases/case-steps'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { phaseOf } from '@systole/domain/services/services'
import { stepsOfAction } from '@systole/domain/services/steps'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { renewLease } from '../../claims/claim-store.ts'
import { releaseExpiredClaim } from '../../claims/release-expired-claim.ts'
import { requirePlan } from '../../credits/plans/require-plan.ts'
import { lastStampOfCase } from '../../ecg-patches/patch-store.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import { saveAbsences } from '../absences/save-absences.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase } from '../case-store.ts'
import { saveCaseTest } from '../ecg/save-case-test.ts'
import { saveCaseNote } from '../notes/save-case-note.ts'
import { presentCase } from '../present-case.ts'
import { recordCase } from '../record-case.ts'
import { requireCase, requireCaseForChange } from '../require-case.ts'
import { moveCase } from './move-case.ts'
import { saveConditions } from './save-conditions.ts'
import { refuseForeignReader, type StepEffects, takeStep } from './take-step.ts'

type Params = Call<typeof contract>['input']['params']

/** Saves clinical input, absences, the pet or the reviewer note, or makes a transition, which is checked. Trust 0 (b). */
export async function updateSession(
  context: CallContext,
  call: Call<typeof contract>,
  effects: StepEffects,
) {
  const { input, actor, scope } = call
  const { params } = input
  requirePlan(actor)
  const found = await requireCaseForChange(context.db, input.caseId, scope)
  if (params.version !== undefined && params.version !== found.version)
    throw new AppError('versionConflict')
  refuseOtherStep(actor, params, found)
  const isOthers = found.readerId !== actor.accountId && can(actor.userType, 'visitCase')
  const consult = isOthers ? await releaseExpiredClaim(context, found) : found

  refuseOtherTag(found, params.tag)
  refuseStrayReason(params)
  await refuseOlderPatch(context, consult, params.revisions?.patch_revision)
  const isReason = isNoteTheReason(call, consult)
  await saveFields(context, call, consult, { isReason })
  const reason = isReason && typeof params.note === 'string' ? params.note : params.revision_note
  await changeStatus(context, call, { reason, effects })

  const after = await requireCase(context.db, input.caseId, scope)
  return { session: presentCase(after, actor.userType) }
}

/** Takes the step to the named status, or renews the caller's claim if that is the present one. */
async function changeStatus(
  context: CallContext,
  call: Call<typeof contract>,
  { reason, effects }: { reason: string | undefined; effects: StepEffects },
): Promise<void> {
  const { actor, input, scope } = call
  const { status } = input.params
  if (status === undefined) return
  const consult = await requireCase(context.db, input.caseId, scope)
  const isOwn = status === consult.status && consult.readerId === actor.accountId
  const step = isOwn
    ? undefined
    : askedStep(consult, status, { by: actor.userType, hasReason: reason !== undefined })
  if (step || status !== consult.status)
    return takeStep(context, { actor, note: reason }, { consult, to: status, effects })
  if (phaseOf(consult) === 'inWork') await keepClaim(context, call, consult)
}

/** Returns whether the note of a call is the reason of its step, and not one to the reviewer. */
function isNoteTheReason({ actor, input }: Call<typeof contract>, consult: CaseRow): boolean {
  const { note, revision_note, status } = input.params
  if (typeof note !== 'string' || revision_note !== undefined || status === undefined) return false
  const step = askedStep(consult, status, { by: actor.userType, hasReason: true })
  return step?.needsReason === true
}

/** Refuses a reason without a step, which would be dropped. */
function refuseStrayReason({ revision_note, status }: Params): void {
  if (revision_note !== undefined && status === undefined)
    throw fieldRefusal('params.revision_note', 'goes with a status')
}

/** Refuses a call about beats that somebody has corrected since. */
async function refuseOlderPatch(
  { db }: CallContext,
  { caseId }: CaseRow,
  named: string | undefined,
): Promise<void> {
  if (named !== undefined && named !== (await lastStampOfCase(db, caseId)))
    throw new AppError('versionConflict')
}

async function saveFields(
  context: CallContext,
  call: Call<typeof contract>,
  consult: CaseRow,
  { isReason }: { isReason: boolean },
): Promise<void> {
  const { petId, note, note_was, clinical_input, extraInfo } = call.input.params
  if (note_was !== undefined && (note === undefined || isReason))
    throw fieldRefusal('params.note_was', 'goes with a note to the reviewer')
  if (petId !== undefined && petId !== consult.petId) await moveCase(context, call, consult, petId)
  if (note !== undefined && !isReason)
    await saveCaseNote(context, call, consult, { note, note_was })
  if (clinical_input) await saveClinicalInput(context, call, consult, clinical_input)
  if (extraInfo?.recording) await saveConditions(context, call, consult, extraInfo.recording)
  if (extraInfo?.session_checklist || extraInfo?.session_tests)
    await saveCaseTest(context, call, consult, extraInfo)
  if (extraInfo?.absent_files) await saveAbsences(context, call, consult, extraInfo.absent_files)
}

async function saveClinicalInput(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  input: ClinicalInput,
): Promise<void> {
  requireAccess(actor, 'writeClinicalInput')
  if (!isEditable(consult.status, consult.service)) throw new AppError('wrongStatus')
  refuseWhilePaying(consult)
  const { caseId, hospitalId } = consult
  const now = context.clock.now()
  await changeCase(
    context.db,
    caseId,
    { clinicalInput: encodeClinicalInput(toSentClinicalInput(input)) },
    now,
  )
  if (consult.checkoutState) {
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId })
  }
  await recordCase(context, { caseId, hospitalId, actor, action: 'clinical.saved', at: now })
}

/** Refuses a status from staff that take no step in the service of the case. ROLE-3. */
function refuseOtherStep(
  { userType }: Call<typeof contract>['actor'],
  { status }: Params,
  consult: CaseRow,
): void {
  if (status === undefined || !can(userType, 'staffPages')) return
  const service = serviceTableOf(consult)
  const steps = Object.keys(service.steps).flatMap((action) => stepsOfAction(service, action))
  if (!steps.some(({ by, isAsked }) => isAsked && by.includes(userType)))
    throw new AppError('accessDenied')
}

/** Refuses a tag that differs from the current one, because it is derived from the questions (CASE-5). */
function refuseOtherTag({ mode }: CaseRow, tag: Params['tag']): void {
  if (tag === undefined) return
  const sent = typeof tag === 'number' ? [tag] : tag.map(({ tagid }) => tagid)
  const own: number[] = mode ? [MODE_TAG[mode]] : []
  const agrees = sent.length === own.length && sent.every((each) => own.includes(each))
  if (!agrees) throw fieldRefusal('params.tag', 'follows the questions and cannot be changed')
}

/** Renews the caller's own claim; the claim of another cannot be obtained this way. */
async function keepClaim(
  { db, clock }: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
): Promise<void> {
  refuseForeignReader(actor, consult)
  const { accountId } = actor
  await renewLease(db, { caseId: consult.caseId, accountId, now: clock.now() })
}
