import type { updateSession as contract } from '@systole/contract/cases/cases'
import { can } from '@systole/domain/access/access'
import { type CaseAction, type CaseStatus, MODE_TAG } from '@systole/domain/cases/case'
import { isEditable, nextStatus } from '@systole/domain/cases/case-status'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { econsult } from '@systole/domain/services/econsult'
import { leaseEnd } from '@systole/domain/services/service'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { renewLease } from '../../claims/claim-store.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { releaseExpiredClaim } from '../../claims/release-expired-claim.ts'
import { requirePlan } from '../../credits/require-plan.ts'
import { returnAllCredits } from '../../credits/return-credits.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import { saveAbsences } from '../absences/save-absences.ts'
import { addCaseEvent } from '../case-event-store.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase, findCase, findCaseForChange } from '../case-store.ts'
import { mailRejected } from '../mail-rejected.ts'
import { saveCaseNote } from '../notes/save-case-note.ts'
import { presentCase } from '../present-case.ts'
import { moveCase } from './move-case.ts'

/** The actions a caller may request by naming the target status; all other transitions are automatic. */
const ASKED: Partial<
  Record<`${CaseStatus}>${CaseStatus}`, Extract<CaseAction, 'claim' | 'unclaim' | 'reject'>>
> = {
  'submit>data_processing': 'claim',
  'data_processing>submit': 'unclaim',
  'open>reject': 'reject',
  'upload>reject': 'reject',
  'submit>reject': 'reject',
  'data_processing>reject': 'reject',
}

type Params = Call<typeof contract>['input']['params']

/** Saves clinical input, absences, the pet or the reviewer note, or makes a transition, which is checked. Trust 0 (b). */
export async function updateSession(context: CallContext, call: Call<typeof contract>) {
  const { input, actor, scope } = call
  const { params } = input
  requirePlan(actor)
  refuseTooMuch(actor, params)
  const found = await findCaseForChange(context.db, input.usid, scope)
  if (!found) throw new AppError('caseNotFound')
  if (params.version !== undefined && params.version !== found.version)
    throw new AppError('versionConflict')
  const isOthers = found.readerId !== actor.accountId && can(actor.userType, 'visitCase')
  const consult = isOthers ? await releaseExpiredClaim(context, found) : found

  refuseOtherTag(found, params.tag)
  await saveFields(context, call, consult)
  if (params.status !== undefined && params.status !== consult.status)
    await takeStep(context, call, consult, params.status)
  if (params.status === 'data_processing' && consult.status === params.status)
    await keepClaim(context, call, consult)

  const after = await findCase(context.db, input.usid, scope)
  if (!after) throw new AppError('caseNotFound')
  return { session: presentCase(after, actor.userType) }
}

async function saveFields(
  context: CallContext,
  call: Call<typeof contract>,
  consult: CaseRow,
): Promise<void> {
  const { pid, note, note_was, clinical_input, exinfo, status } = call.input.params
  if (note_was !== undefined && (note === undefined || status === 'reject'))
    throw fieldRefusal('params.note_was', 'goes with a note to the reviewer')
  if (pid !== undefined && pid !== consult.petId) await moveCase(context, call, consult, pid)
  if (note !== undefined && status !== 'reject')
    await saveCaseNote(context, call, consult, { note, note_was })
  if (clinical_input) await saveClinicalInput(context, call, consult, clinical_input)
  if (exinfo?.absent_files) await saveAbsences(context, call, consult, exinfo.absent_files)
}

async function saveClinicalInput(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  input: ClinicalInput,
): Promise<void> {
  requireAccess(actor, 'writeClinicalInput')
  if (!isEditable(consult.status)) throw new AppError('wrongStatus')
  refuseWhilePaying(consult)
  const { caseId, hospitalId } = consult
  const now = context.clock.now()
  await changeCase(context.db, caseId, { clinicalInput: toSentClinicalInput(input) }, now)
  if (consult.checkoutState) {
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId })
  }
  await addCaseEvent(context.db, { caseId, hospitalId, actor, action: 'clinical.saved', at: now })
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'clinical.saved', object: `case:${caseId}` },
  )
}

async function takeStep(
  context: CallContext,
  { actor, input }: Call<typeof contract>,
  consult: CaseRow,
  to: CaseStatus,
): Promise<void> {
  const action = ASKED[`${consult.status}>${to}`]
  if (!action) throw new AppError('wrongStatus')
  const next = nextStatus(consult.status, action, actor.userType)
  if (typeof next !== 'string') throw new AppError(next.refusal)
  const note = action === 'reject' ? reasonOf(input.params.note) : ''
  if (action === 'unclaim') refuseForeignReader({ actor }, consult)

  const claimed = {
    accountId: actor.accountId,
    leaseUntil: leaseEnd(context.clock.now(), econsult),
  }
  const assignee = action === 'claim' ? claimed : undefined
  if (action === 'reject') await closeMoney(context, actor, { consult, note })
  await reassignCase(context, consult, { action, actor, holder: assignee, note })
  if (action === 'reject') await mailRejected(context, consult, note)
}

/** Ends an open payment page and refunds deducted credits in the same transaction; a card payment is refunded separately. */
async function closeMoney(
  context: CallContext,
  actor: Call<typeof contract>['actor'],
  { consult, note }: { consult: CaseRow; note: string },
): Promise<void> {
  refuseWhilePaying(consult)
  if (consult.checkoutState && isEditable(consult.status))
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId: consult.caseId })
  await returnAllCredits(context, consult, { actor, note })
}

/** Refuses other fields of a role that may only write the reviewer note. ROLE-3. */
function refuseTooMuch({ userType }: Call<typeof contract>['actor'], params: Params): void {
  if (can(userType, 'querySessionInfo')) return
  const { note, note_was, version, ...others } = params
  if (Object.values(others).some((value) => value !== undefined)) throw new AppError('accessDenied')
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
  refuseForeignReader({ actor }, consult)
  const { accountId } = actor
  await renewLease(db, { caseId: consult.caseId, accountId, now: clock.now() })
}

function refuseForeignReader(
  { actor }: Pick<Call<typeof contract>, 'actor'>,
  consult: CaseRow,
): void {
  if (!can(actor.userType, 'addReviewData') || consult.readerId === actor.accountId) return
  throw new AppError('wrongStatus', {
    message: `${consult.readerName ?? 'Someone else'} is reading this case.`,
  })
}

/** Returns the reason, which is required to reject a paid case. SPEC 9, -6026. */
function reasonOf(note = ''): string {
  const reason = note.trim()
  if (reason === '') throw new AppError('reasonRequired')
  return reason
}
