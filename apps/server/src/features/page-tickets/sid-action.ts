import type { sidAction as contract } from '@systole/contract/ecg/pages'
import { paths } from '@systole/contract/pages'
import { type AccessRow, can, reachOf } from '@systole/domain/access/access'
import { NAMED_PAGE_LASTS, type NamedPage, PAGE_ROWS } from '@systole/domain/access/page-ticket'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/access/session-token.ts'
import { type Actor, scopeOf } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { insertTicket } from './ticket-store.ts'

type Input = Call<typeof contract>['input']

/** Exchanges the session for a ticket that opens a page once, within a minute. SPEC E21. */
export async function sidAction(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { db, clock } = context
  const row = PAGE_ROWS[input.page]
  if (!row) throw fieldRefusal('page', 'names a page that the portal does not have')
  if (!can(actor.userType, row)) throw new AppError('accessDenied')
  await refuseForeignCase(context, { input, actor, row })
  const ticket = newSessionToken()
  const now = clock.now()
  await insertTicket(db, {
    ticketHash: hashToken(ticket),
    sessionHash: actor.sessionHash,
    page: input.page,
    address: addressOf(input, actor),
    caseId: input.caseId ?? null,
    expiresAt: new Date(now.getTime() + NAMED_PAGE_LASTS),
    createdAt: now,
  })
  return { url: `/open-page?ticket=${ticket}`, expires_in_ms: NAMED_PAGE_LASTS }
}

async function refuseForeignCase(
  { db }: CallContext,
  { input, actor, row }: { input: Input; actor: Actor; row: AccessRow },
): Promise<void> {
  const reach = reachOf(row, actor.userType)
  if (reach && input.caseId !== undefined)
    await requireCase(db, input.caseId, scopeOf(actor, reach, row))
}

/** Returns the address of a named page for this role: people of a clinic have lists of their own. */
function addressOf({ page, caseId, revision, mode }: Input, { userType }: Actor): string {
  const isStaff = can(userType, 'staffPages')
  const list = isStaff ? paths.worklist() : paths.ongoing()
  const report = caseId
    ? paths.econsultReport({ caseId, ...(revision && { revision }) })
    : paths.report()
  const reading = caseId ? paths.reading({ caseId }) : list
  const detail = caseId ? paths.testDetail({ caseId, ...(mode !== undefined && { mode }) }) : list
  const addresses: Record<NamedPage, string> = {
    report: report,
    resend_report: isStaff ? reading : report,
    review: isStaff ? reading : detail,
    cases: list,
    async_second_review: list,
    devices: list,
    ibms: list,
    billing: paths.billing(),
    credits: paths.credits(),
  }
  return addresses[page]
}
