import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { Scope } from '../../../http/actor.ts'
import { accountsOfEmail, staffNamed } from '../../accounts/account-name-store.ts'
import { hospitalsNamed, hospitalsReading } from '../../hospitals/hospital-name-store.ts'
import { petsNamed } from '../../pets/pet-name-store.ts'
import { isCommonInNotes } from '../case-event-store.ts'
import type { CaseFilter } from './case-list-store.ts'

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
    ...(email && { creators: await accountsOfEmail(db, email) }),
    ...(language && { languageHospitals: await hospitalsReading(db, language) }),
    ...(found && { hospitalsOrOther: await hospitalsNamed(db, found) }),
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
  return statuses?.every((status) => status === 'submit' || status === 'data_processing') ?? false
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
