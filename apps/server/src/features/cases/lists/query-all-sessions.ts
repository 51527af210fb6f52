import type { queryAllSessions as contract } from '@systole/contract/cases/cases'
import { can } from '@systole/domain/access/access'
import { seesPart, seesPartSomewhere } from '@systole/domain/access/case-parts'
import type { UserType } from '@systole/domain/accounts/user-type'
import { ACTIONS_WITH_SEEN_NOTE } from '@systole/domain/cases/case-timeline'
import { servicesOfNames } from '@systole/domain/cases/service'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Read } from '../../../http/read-as-caller.ts'
import type { Call } from '../../../http/serve.ts'
import { presentCase } from '../present-case.ts'
import type { Beside, CaseView } from '../views/case-view-store.ts'
import { type CaseCursor, type CaseOrder, listCases } from './case-list-store.ts'
import type { CaseFilter } from './case-search-store.ts'

type Params = Call<typeof contract>['input']['params']

const PAGE_DEFAULT = 100
/** The sort value of cases without a deadline, which come last; the store uses the same one. */
const NO_DEADLINE = new Date('2200-01-01T00:00:00Z')

/** Returns one page of the cases in scope, newest first or by deadline, with a keyset cursor. */
export async function queryAllSessions(
  context: CallContext & { read: Read },
  { input, actor, scope }: Call<typeof contract>,
) {
  const { params } = input
  if (params.note && !seesPart('log', actor.userType)) throw new AppError('accessDenied')
  if (isAboutWork(params) && !seesPart('staff', actor.userType)) throw new AppError('accessDenied')
  const order: CaseOrder = params.order ?? 'newest'
  const { rows, hasMore, counted } = await listCases(context, {
    filter: toFilter(params, {
      accountId: actor.accountId,
      within: scope.reach === 'own' ? ACTIONS_WITH_SEEN_NOTE : undefined,
    }),
    scope,
    order,
    limit: params.record_per_page ?? PAGE_DEFAULT,
    after: params.cursor ? readCursor(params.cursor) : undefined,
    viewing: { actor, beside: besideFor(actor.userType), now: context.clock.now() },
  })
  const last = rows.at(-1)
  return {
    sessions: rows.map((row) => ({
      ...presentCase(row, actor.userType),
      ...presentCredits(row.credits),
    })),
    total: counted.total,
    total_capped: counted.isCapped,
    next: hasMore && last ? writeCursor(last, order) : '',
  }
}

/** Returns the facts that lists show to a role. */
function besideFor(userType: UserType): (keyof Beside)[] {
  return [
    ...(seesPartSomewhere('desk', userType) ? (['facts', 'uploads'] as const) : []),
    ...(can(userType, 'querySessionCredits') ? (['credits'] as const) : []),
  ]
}

/** Returns whether a filter is by the work of staff, which a hospital does not see. */
function isAboutWork({ happened, took, holder, worker }: Params): boolean {
  return [happened, took, holder, worker].some((wanted) => wanted !== undefined)
}

function presentCredits(credits: CaseView['credits']) {
  return credits && { required_credit: credits.required, deducted_credit: credits.deducted }
}

function toFilter(
  params: Params,
  { accountId, within }: { accountId: string; within: readonly string[] | undefined },
): CaseFilter {
  return {
    statuses: typeof params.status === 'string' ? [params.status] : params.status,
    isReleased: params.released,
    from: params.start_time,
    to: params.end_time,
    caseId: params.caseId,
    caseNumber: params.case_id,
    petId: params.pid,
    petName: params.pname,
    hospitalName: params.hospital,
    readerName: params.reviewer,
    email: params.email,
    band: params.remaining,
    mode: params.mode,
    claim: params.claim && { is: params.claim, accountId },
    readBefore:
      params.read_before === undefined ? undefined : { is: params.read_before, accountId },
    awaitsAsync: params.async_review && { accountId },
    language: params.language,
    hasEnquiry: params.enquiry,
    find: params.find,
    // a hospital cannot search in internal texts
    note: params.note ? { holds: params.note, within } : undefined,
    services: servicesNamed(params),
    // nor by a result that it does not see yet
    result: params.result && { is: params.result, isReported: within !== undefined },
    happened: params.happened,
    took: params.took && { from: params.took.from, to: params.took.to },
    holderId: params.holder,
    workerId: params.worker,
    fileKinds: params.test_types?.flatMap((word) => fileKindFromWire(word) ?? []),
  }
}

/** Returns the services named by both filters; `undefined` if they include every service that is offered. */
function servicesNamed({ session_types, service_type }: Params): ServiceId[] | undefined {
  const types = session_types ?? []
  const asked = service_type === undefined ? [types] : [types, [service_type]]
  const named = asked.filter((names) => names.length > 0).map(servicesOfNames)
  const every = allServices().map(({ id }) => id)
  const wanted = every.filter((id) => named.every((ids) => ids.includes(id)))
  return wanted.length === every.length ? undefined : wanted
}

function writeCursor(row: CaseView, order: CaseOrder): string {
  const at = order === 'newest' ? row.createdAt : (row.dueAt ?? NO_DEADLINE)
  return `${at.getTime()}.${row.caseId}`
}

function readCursor(cursor: string): CaseCursor {
  const [, at, caseId] = /^(\d{1,13})\.(\w{1,60})$/.exec(cursor) ?? []
  if (!at || !caseId) throw fieldRefusal('params.cursor', 'is malformed')
  return { at: new Date(Number(at)), caseId }
}
