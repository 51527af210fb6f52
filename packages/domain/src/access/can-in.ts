import type { UserType } from '../accounts/user-type.ts'
import type { ServiceId } from '../services/service-id.ts'
import { allServices } from '../services/services.ts'
import { type AccessRow, reachOf } from './access.ts'
import { type Permissions, type Right, rightsIn, servicesOf } from './permissions.ts'

/**
 * The calls that act on a case, for which an account needs the right by which its role works; the other calls on cases need any
 * right. An account with reach `own` or `all` needs none. SPEC E6.
 */
const ACTS: ReadonlySet<AccessRow> = new Set([
  'addReviewData',
  'writeReport',
  'undoRelease',
  'startCorrection',
  'cancelCorrection',
  'decideRepeat',
  'takeOverCase',
  'notePhraseUse',
  'askClinic',
  'answerEnquiry',
  'withdrawEnquiry',
  'addKeyImage',
  'gradeFile',
  'confirmFilePatients',
  'saveEcgValue',
  'saveMeasurement',
  'deleteMeasurement',
])

/** The right of patchers in the tests of a service. */
const PATCH_RIGHT: Partial<Record<ServiceId, Right>> = {
  ecg1l: 'tests.ecg1l.patch',
  ecg6l: 'tests.ecg6l.patch',
}

/** Returns the right by which a role works on the cases of a service. Handbook 1.3. */
export function workRight(userType: UserType, service: ServiceId): Right {
  if (userType === 'patcher' || userType === 'senior_patcher')
    return PATCH_RIGHT[service] ?? 'tests.xray.patch'
  if (userType === 'second_reviewer') return 'report.second_review'
  return userType === 'async_second_reviewer' ? 'report.async_review' : 'report.review'
}

/** The roles that work in services by permission; the others need none. */
export const NEEDS_PERMISSION: readonly UserType[] = [
  'cardiologist',
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
]

type Holder = { userType: UserType; permissions: Permissions }

/** Returns true if the permissions of an account allow the call, or the named right, in the service. SPEC E6. */
export function canIn(
  { userType, permissions }: Holder,
  row: AccessRow,
  { service, right: named }: { service: ServiceId; right?: Right | undefined },
): boolean {
  const reach = reachOf(row, userType)
  if (reach !== 'cases' && reach !== 'services') return reach !== undefined
  if (!servicesOf(permissions).includes(service)) return false
  const right = named ?? (ACTS.has(row) ? workRight(userType, service) : undefined)
  return right === undefined || rightsIn(permissions, service).includes(right)
}

/** The services whose cases a call sees, and those of them in which it may not act; `undefined` for all services. */
export type ServiceReach = {
  services: readonly ServiceId[] | undefined
  onlySeen: readonly ServiceId[]
}

/** Returns the services that the permissions of an account open to a call. */
export function servicesIn(holder: Holder, row: AccessRow | undefined): ServiceReach {
  const seen = servicesOf(holder.permissions)
  const isEvery = allServices().every(({ id }) => seen.includes(id))
  const onlySeen = row ? seen.filter((service) => !canIn(holder, row, { service })) : []
  return { services: isEvery ? undefined : seen, onlySeen }
}
