import type { queryAllSessions } from '@systole/contract/cases/cases'
import { seesPart } from '@systole/domain/access/case-parts'
import { ACTIONS_WITH_SEEN_NOTE } from '@systole/domain/cases/case-timeline'
import { servicesOfNames } from '@systole/domain/cases/service'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices } from '@systole/domain/services/services'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseFilter } from './case-search-store.ts'

type Listing = Call<typeof queryAllSessions>
type Params = Omit<Listing['input']['params'], 'order' | 'record_per_page' | 'cursor'>
type Caller = Pick<Listing, 'actor' | 'scope'>

/** Converts the filter of a list for its caller. Throws if it asks about what the caller does not see. */
export function toFilter(params: Params, { actor, scope }: Caller): CaseFilter {
  const { accountId, userType } = actor
  if (params.note && !seesPart('log', userType)) throw new AppError('accessDenied')
  if (isAboutWork(params) && !seesPart('staff', userType)) throw new AppError('accessDenied')
  const within = scope.reach === 'own' ? ACTIONS_WITH_SEEN_NOTE : undefined
  return {
    statuses: typeof params.status === 'string' ? [params.status] : params.status,
    isReleased: params.released,
    from: params.start_time,
    to: params.end_time,
    caseId: params.caseId,
    caseNumber: params.case_id,
    petId: params.petId,
    petName: params.identifierAndName,
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

/** Returns whether a filter is by the work of staff, which a hospital does not see. */
function isAboutWork({ happened, took, holder, worker, reviewer }: Params): boolean {
  return [happened, took, holder, worker, reviewer].some((wanted) => wanted !== undefined)
}
