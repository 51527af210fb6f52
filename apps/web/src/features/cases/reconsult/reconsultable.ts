import type { Case } from '@systole/contract/cases/wire-case'

/** The record to be reopened: a case or a line of the hospital record list. */
export type Reconsultable = { caseId: string; petName: string; closed: Date | null }

export function reconsultable({ caseId, pet, closed }: Case): Reconsultable {
  return { caseId, petName: pet.name, closed }
}
