import type { UserType } from '../accounts/user-type.ts'

/** A part of a case that not everyone who lists cases may see. */
export type CasePart = 'clinical' | 'owner' | 'note' | 'log' | 'reader' | 'desk'

const CLINIC_AND_READERS: readonly UserType[] = ['vet', 'cardiologist', 'internal_admin']
const STAFF: readonly UserType[] = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
  'internal_admin',
  'sales',
  'cardiologist',
]

/** Part × role: who sees which part of a case, in every call that answers cases. What is not written is left empty. Trust 1.3. */
const SEEN_BY: Record<CasePart, readonly UserType[]> = {
  /** Clinical input, questions, reasons for absent files and the files one by one. */
  clinical: CLINIC_AND_READERS,
  owner: CLINIC_AND_READERS,
  note: [...CLINIC_AND_READERS, 'patcher'],
  /** The words of the case log, as a filter finds them. */
  log: CLINIC_AND_READERS,
  /** Who reads the case. */
  reader: STAFF,
  /** What only those who read or give out cases are shown. */
  desk: ['cardiologist', 'internal_admin'],
}

export function seesPart(part: CasePart, userType: UserType): boolean {
  return SEEN_BY[part].includes(userType)
}
