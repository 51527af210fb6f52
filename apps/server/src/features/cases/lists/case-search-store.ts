import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import type { TimeBand } from '@systole/domain/cases/deadline'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { ServiceId } from '@systole/domain/services/service-id'
import { statusesOfAll } from '@systole/domain/services/services'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { Scope } from '../../../http/actor.ts'
import { accountIdsOfEmail, staffNamed } from '../../accounts/account-name-store.ts'
import { hospitalsNamed, hospitalsReading } from '../../hospitals/hospital-name-store.ts'
import { petsNamed } from '../../pets/pet-name-store.ts'
import { isCommonInNotes } from '../case-event-store.ts'
import type { EventInTime } from './counted-event-store.ts'

/** The limits of a list of cases; a member that is absent limits nothing. */
export type CaseFilter = {
  statuses?: readonly CaseStatus[] | undefined
  /** True for cases with a released report, even while it is being repeated. */
  isReleased?: boolean | undefined
  from?: Date | undefined
  to?: Date | undefined
  caseId?: string | undefined
  caseNumber?: string | undefined
  petId?: string | undefined
  petName?: string | undefined
  hospitalName?: string | undefined
  readerName?: string | undefined
  email?: string | undefined
  band?: Exclude<TimeBand, 'over90'> | undefined
  mode?: ConsultMode | undefined
  /** A text in the notes of the case log, limited to certain lines if given. */
  note?: { holds: string; within?: readonly string[] | undefined } | undefined
  /** The services of the cases, if not all of them; an empty list matches nothing. */
  services?: readonly ServiceId[] | undefined
  /** The assignment relative to this account. */
  claim?: { is: 'mine' | 'free' | 'others'; accountId: string } | undefined
  /** The filter for cases of pets whose earlier report this account signed, or did not sign. */
  readBefore?: { is: boolean; accountId: string } | undefined
  /** Cases with an open async review that this account may do, as an author of the document may not. */
  awaitsAsync?: { accountId: string } | undefined
  /** The language of its report. */
  language?: Language | undefined
  /** True for cases with an open enquiry. */
  hasEnquiry?: boolean | undefined
  /** With `isReported`, an ECG case counts once its report is released or the case is rejected. */
  result?: { is: FileQuality; isReported: boolean } | undefined
  /** A text in the pet's name or the hospital's name, the case number, or the e-mail address of the sender. */
  find?: string | undefined
  /** An event of the case in a time, and the minutes from its promise to its end. */
  happened?: EventInTime | undefined
  took?: { from: number; to: number | undefined } | undefined
  /** The assignee by account id, and somebody who had a part in the case. */
  holderId?: string | undefined
  workerId?: string | undefined
  /** Cases with a file of one of these kinds; an empty list matches nothing. */
  fileKinds?: readonly FileKind[] | undefined
}

/** The statuses of all services in which the deadline runs. */
const TIMED = statusesOfAll('queued', 'inWork')
/** The maximum number of pets of one person that are listed in a condition. */
const LISTED_PETS = 3000

/** Ids of the names in a filter, absent if not filtered or if there are too many pets; and whether many notes contain its text. */
export type Search = Partial<
  Record<
    | 'pets'
    | 'petsOrOther'
    | 'hospitals'
    | 'hospitalsOrOther'
    | 'readers'
    | 'creators'
    | 'creatorsOrOther'
    | 'languageHospitals'
    | 'petsReadBefore',
    readonly string[]
  >
> & { isCommonNote?: boolean }

/** Looks up names before the cases, so that the planner knows how many cases are affected. */
export async function searchNames(db: Db, filter: CaseFilter, scope: Scope): Promise<Search> {
  const { petName, hospitalName, readerName, email, language, find, note, readBefore, statuses } =
    filter
  const own = scope.reach === 'own' ? scope.hospitalId : undefined
  const found = find?.trim() ? find : undefined
  return {
    ...(petName?.trim() && listed('pets', await petsNamed(db, petName, own))),
    ...(hospitalName && { hospitals: await hospitalsNamed(db, hospitalName) }),
    ...(readerName && { readers: await staffNamed(db, readerName) }),
    ...(email && { creators: await accountIdsOfEmail(db, email) }),
    ...(language && { languageHospitals: await hospitalsReading(db, language) }),
    ...(found && { hospitalsOrOther: await hospitalsNamed(db, found) }),
    ...(found?.includes('@') && { creatorsOrOther: await accountIdsOfEmail(db, found.trim()) }),
    ...(found && listed('petsOrOther', await petsNamed(db, found, own))),
    ...(note && { isCommonNote: await isCommonInNotes(db, note.holds) }),
    ...(readBefore?.is &&
      !areWaiting(statuses) &&
      listed('petsReadBefore', await petsReadBy(db, readBefore.accountId))),
  }
}

/**
 * Returns true if only cases that wait for a report are wanted: checking each of them costs less than looking up everything one
 * person read in years.
 */
function areWaiting(statuses: CaseFilter['statuses']): boolean {
  return statuses?.every((status) => TIMED.includes(status)) ?? false
}

function listed(name: keyof Search, ids: readonly string[] | undefined): Search {
  return ids ? { [name]: ids } : {}
}

async function petsReadBy(db: Db, accountId: string): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ pet_id: string }>(
    sql`select (select c.pet_id from cases c where c.case_id = r.case_id) as pet_id from reports r where r.author_id = ${accountId} limit ${LISTED_PETS + 1}`,
  )
  return rows.length > LISTED_PETS ? undefined : rows.map((row) => row.pet_id)
}
