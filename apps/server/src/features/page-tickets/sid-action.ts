import type { sidAction as contract } from '@systole/contract/ecg/pages'
import { paths } from '@systole/contract/pages'
import { type AccessRow, can, reachOf } from '@systole/domain/access/access'
import { NAMED_PAGE_LASTS, type NamedPage, PAGE_ROWS } from '@systole/domain/access/page-ticket'
import { deskOf } from '@systole/domain/ecg-cases/desk-of'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/access/session-token.ts'
import { type Actor, scopeOf } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { requireCase } from '../cases/require-case.ts'
import { insertTicket } from './ticket-store.ts'

type Input = Call<typeof contract>['input']

/** Exchanges the session for a ticket that opens a page once, within a minute. SPEC E21. */
export async function sidAction(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { db, clock } = context
  const row = PAGE_ROWS[input.page]
  if (!row) throw fieldRefusal('page', 'names a page that the portal does not have')
  if (!can(actor.userType, row)) throw new AppError('accessDenied')
  const consult = await caseOf(context, { input, actor, row })
  const ticket = newSessionToken()
  const now = clock.now()
  await insertTicket(db, {
    ticketHash: hashToken(ticket),
    sessionHash: actor.sessionHash,
    page: input.page,
    address: addressOf(input, actor, consult),
    caseId: input.caseId ?? null,
    expiresAt: new Date(now.getTime() + NAMED_PAGE_LASTS),
    createdAt: now,
  })
  return { url: `/open-page?ticket=${ticket}`, expires_in_ms: NAMED_PAGE_LASTS }
}

async function caseOf(
  { db }: CallContext,
  { input, actor, row }: { input: Input; actor: Actor; row: AccessRow },
): Promise<CaseRow | undefined> {
  const reach = reachOf(row, actor.userType)
  if (!reach || input.caseId === undefined) return
  return requireCase(db, input.caseId, scopeOf(actor, reach, row))
}

/** Returns the address where an account works on the case: workbench, review or reading room. */
function deskAddress(consult: CaseRow, { userType }: Actor): string {
  const { caseId } = consult
  const addresses = { prepare: paths.ecgPrepare, review: paths.ecgReview, reading: paths.reading }
  return addresses[deskOf(consult, userType)]({ caseId })
}

/** Returns the address of a named page for this role: people of a clinic have lists of their own. */
function addressOf(
  { page, caseId, revision, mode }: Input,
  actor: Actor,
  consult: CaseRow | undefined,
): string {
  const isStaff = can(actor.userType, 'staffPages')
  const list = isStaff ? paths.worklist() : paths.ongoing()
  const report = caseId
    ? paths.econsultReport({ caseId, ...(revision && { revision }) })
    : paths.report()
  const desk = consult ? deskAddress(consult, actor) : list
  const detail = caseId ? paths.testDetail({ caseId, ...(mode !== undefined && { mode }) }) : list
  const addresses: Record<NamedPage, string> = {
    report: report,
    resend_report: isStaff ? desk : report,
    review: isStaff ? desk : detail,
    cases: list,
    async_second_review: list,
    devices: list,
    ibms: list,
    billing: paths.billing(),
    credits: paths.credits(),
  }
  return addresses[page]
}
