import type { querySessionInfo as contract } from '@systole/contract/cases/cases'
import { can } from '@systole/domain/access/access'
import { seesPart, seesPartSomewhere } from '@systole/domain/access/case-parts'
import type { UserType } from '@systole/domain/accounts/user-type'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { ReadRows } from '../../../http/read-as-caller.ts'
import type { Call } from '../../../http/serve.ts'
import { creditChangesOf, presentChange } from '../../credits/case-credits/case-credit-store.ts'
import { reasonedStep } from '../case-event-store.ts'
import { presentCase, withCredits } from '../present-case.ts'
import { type Beside, type CaseView, findCaseViews } from './case-view-store.ts'

/** Returns the case and the original of a follow-up, each looked up within the caller's scope. */
export async function querySessionInfo(
  { db, clock, read }: CallContext & { read: ReadRows },
  { input, actor, scope }: Call<typeof contract>,
) {
  const { caseId, originalId } = input
  const viewing = { actor, beside: besideFor(actor.userType), now: clock.now() }
  const views = await findCaseViews(read, { caseId, originalId, scope, viewing })
  const consult = views.find((view) => view.caseId === caseId)
  const original = views.find((view) => view.caseId === (originalId ?? consult?.originalCaseId))
  if (!consult || (originalId && !original)) throw new AppError('caseNotFound')
  const presented = presentCase(consult, actor.userType)
  const session = {
    ...withCredits(presented, await creditHistory(db, actor, consult)),
    required_credit: consult.credits?.required ?? 0,
    ...(await lastStep(db, actor, consult)),
  }
  return { session, ...(original && { original: presentCase(original, actor.userType) }) }
}

function besideFor(userType: UserType): (keyof Beside)[] {
  return [
    'uploads',
    'credits',
    ...(seesPartSomewhere('desk', userType) ? (['facts'] as const) : []),
  ]
}

async function creditHistory(
  db: CallContext['db'],
  { userType }: Pick<Actor, 'userType'>,
  { caseId }: Pick<CaseView, 'caseId'>,
) {
  if (!can(userType, 'querySessionCredits')) return {}
  return { credit_transactions: (await creditChangesOf(db, caseId)).map(presentChange) }
}

async function lastStep(
  db: CallContext['db'],
  { userType }: Pick<Actor, 'userType'>,
  { caseId, service, status }: Pick<CaseView, 'caseId' | 'service' | 'status'>,
) {
  if (!isEcgService(service) || !seesPart('staff', userType)) return {}
  const step = await reasonedStep(db, { caseId, status })
  if (!step) return { last_step: null }
  const { at, by, ...line } = step
  return { last_step: { ...line, by: by ?? '', time: at } }
}
