import type { querySessionInfo as contract } from '@systole/contract/cases'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { creditsOfCases } from '../credits/case-credit-store.ts'
import { findCase } from './case-store.ts'
import { deskFacts } from './desk-facts-store.ts'
import { presentCase } from './present-case.ts'

/** The case, and beside it the original of a follow-up; every id is looked up within reach. */
export async function querySessionInfo(
  { db, clock }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await findCase(db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const originalId = input.ousid ?? consult.originalCaseId
  const original = originalId ? await findCase(db, originalId, scope) : undefined
  if (input.ousid && !original) throw new AppError('caseNotFound')
  const facts = await deskFacts(db, actor, [consult])
  const credits = await creditsOfCases(db, [consult], clock.now())
  const session = {
    ...presentCase(consult, actor.userType, facts.get(consult.caseId)),
    required_credit: credits.get(consult.caseId)?.required ?? 0,
  }
  return original ? { session, original: presentCase(original, actor.userType) } : { session }
}
