import type { UserType } from '../accounts/user-type.ts'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'

/** A part of a case, or of its records, that some of the roles that list cases may not see. */
export type CasePart =
  | 'clinical'
  | 'recording'
  | 'owner'
  | 'note'
  | 'log'
  | 'reader'
  | 'desk'
  | 'staff'
  | 'distributor'
  | 'mailErrors'
  | 'unreleased'

const CLINIC_AND_READERS: readonly UserType[] = ['vet', 'cardiologist', 'internal_admin']
const ECG_STAFF: readonly UserType[] = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
]
const STAFF: readonly UserType[] = [...ECG_STAFF, 'internal_admin', 'sales', 'cardiologist']

/**
 * Part × role: the roles that see each part of a case, in every call that returns cases. For other roles the part is empty. Trust
 * 1.3.
 */
const SEEN_BY: Record<CasePart, readonly UserType[]> = {
  /** Clinical input, questions, reasons for absent files and the files one by one. */
  clinical: CLINIC_AND_READERS,
  /** How an ECG was recorded: for everyone who prepares or reads it. */
  recording: [...CLINIC_AND_READERS, ...ECG_STAFF],
  owner: CLINIC_AND_READERS,
  note: [...CLINIC_AND_READERS, 'patcher'],
  /** The text of the case log, as matched by a filter. */
  log: CLINIC_AND_READERS,
  /** The assigned cardiologist of the case. */
  reader: STAFF,
  /** Fields shown only to those who read or assign cases. */
  desk: ['cardiologist', 'internal_admin'],
  /** The names and notes of the provider's staff, in the case log, the credit ledger and on the case. */
  staff: STAFF,
  /** The distributor that supplies the credits of a hospital. */
  distributor: STAFF,
  /** The responses of mail servers that refused a report. */
  mailErrors: STAFF,
  /** The result of a test before the report is released. */
  unreleased: STAFF,
}

/** The parts of an ECG case that those who prepare and review it see too. Handbook 1.3. */
const SEEN_IN_ECG: readonly CasePart[] = ['clinical', 'note', 'desk']

/** Returns whether a role sees the part in the cases of any service. */
export function seesPartSomewhere(part: CasePart, userType: UserType): boolean {
  return seesPart(part, userType, 'ecg1l')
}

/** Returns whether a role sees a part of a case; of an eConsult by default. */
export function seesPart(part: CasePart, userType: UserType, service?: ServiceId): boolean {
  if (SEEN_BY[part].includes(userType)) return true
  return isEcgService(service) && SEEN_IN_ECG.includes(part) && ECG_STAFF.includes(userType)
}
