import type { UserType } from '../accounts/user-type.ts'
import type { ServiceId } from '../services/service-id.ts'
import { allServices } from '../services/services.ts'
import { type AccessRow, reachOf } from './access.ts'
import { type Permissions, type Right, rightsIn, servicesOf } from './permissions.ts'

/**
 * The right in the service of the case that a call needs besides its role; the other calls on cases need any right. An account
 * with reach `own` or `all` needs none. SPEC E6.
 */
const RIGHT_OF: Partial<Record<AccessRow, Right>> = {
  addReviewData: 'report.review',
  undoRelease: 'report.review',
  startCorrection: 'report.review',
  cancelCorrection: 'report.review',
  decideRepeat: 'report.review',
  takeOverCase: 'report.review',
  notePhraseUse: 'report.review',
  askClinic: 'report.review',
  answerEnquiry: 'report.review',
  withdrawEnquiry: 'report.review',
  addKeyImage: 'report.review',
  gradeFile: 'report.review',
  confirmFilePatients: 'report.review',
  saveEcgValue: 'report.review',
  saveMeasurement: 'report.review',
  deleteMeasurement: 'report.review',
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
  { service, right = RIGHT_OF[row] }: { service: ServiceId; right?: Right | undefined },
): boolean {
  const reach = reachOf(row, userType)
  if (reach !== 'cases' && reach !== 'services') return reach !== undefined
  if (!servicesOf(permissions).includes(service)) return false
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
