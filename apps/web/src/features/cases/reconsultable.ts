import type { WireCase } from '@systole/contract/cases/wire-case'
import { fromStamp } from '@systole/domain/time/stamp'

/** The record to be reopened: a case or a line of the hospital record list. */
export type Reconsultable = { usid: string; petName: string; closed: Date | undefined }

export function reconsultable({ usid, pet, closed }: WireCase): Reconsultable {
  return { usid, petName: pet.name, closed: fromStamp(closed) }
}
