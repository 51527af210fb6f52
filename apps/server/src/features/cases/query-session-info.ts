import type { querySessionInfo as contract } from '@systole/contract/cases'
import { reachOf } from '@systole/domain/access/access'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { creditChangesOf, creditsOfCases, presentChange } from '../credits/case-credit-store.ts'
import type { CaseRow } from './case-row-store.ts'
import { findCase } from './case-store.ts'
import { deskFacts } from './desk-facts-store.ts'
import { presentCase } from './present-case.ts'
import { testUploadsOf } from './test-upload-store.ts'

/** Returns the case and the original of a follow-up, each looked up within the caller's scope. */
export async function querySessionInfo(
  { db, clock }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await findCase(db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const originalId = input.ousid ?? consult.originalCaseId
  const original = originalId ? await findCase(db, originalId, scope) : undefined
  if (input.ousid && !original) throw new AppError('caseNotFound')
  const ids = [consult, original].flatMap((row) => (row ? [row.caseId] : []))
  const uploads = await testUploadsOf(db, ids)
  const facts = await deskFacts(db, actor, [consult])
  const credits = await creditsOfCases(db, [consult], clock.now())
  const beside = { facts: facts.get(consult.caseId), uploads: uploads.get(consult.caseId) ?? [] }
  const presented = presentCase(consult, actor.userType, beside)
  const session = {
    ...presented,
    required_credit: credits.get(consult.caseId)?.required ?? 0,
    exinfo: { ...presented.exinfo, ...(await creditHistory(db, actor, consult)) },
  }
  if (!original) return { session }
  const besideOriginal = { uploads: uploads.get(original.caseId) ?? [] }
  return { session, original: presentCase(original, actor.userType, besideOriginal) }
}

async function creditHistory(
  db: CallContext['db'],
  { userType }: Pick<Actor, 'userType'>,
  { caseId }: Pick<CaseRow, 'caseId'>,
) {
  if (!reachOf('querySessionCredits', userType)) return {}
  return { credit_transactions: (await creditChangesOf(db, caseId)).map(presentChange) }
}
