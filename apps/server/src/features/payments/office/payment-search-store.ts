import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accountsOfEmailPart } from '../../accounts/account-name-store.ts'
import { hospitalsNamed } from '../../hospitals/hospital-name-store.ts'
import { petNameReads, petsNamed } from '../../pets/pet-name-store.ts'

/** The number of hospitals or payers above which scanning the list in its order is faster than looking each up. */
const LISTED_HOSPITALS = 5
const LISTED_PAYERS = 100

/** Selects checkouts (alias `c`) by what a caller on the phone knows, or by any id. */
export async function paymentsFound(db: Db, wanted: string): Promise<SQL> {
  const pets = await petsNamed(db, wanted)
  const hospitals = await hospitalsNamed(db, wanted)
  const payers = await accountsOfEmailPart(db, wanted)
  const isCommon = hospitals.length > LISTED_HOSPITALS || payers.length > LISTED_PAYERS
  const isOfPet = sql`(select ${petNameReads(wanted)} from cases k join pets p on p.pet_id = k.pet_id where k.case_id = c.case_id)`
  const ways = [
    sql`c.checkout_id = ${wanted}`,
    sql`c.provider_id = ${wanted}`,
    sql`c.payment_id = ${wanted}`,
    sql`c.case_id = ${wanted}`,
    ...ofNumber(wanted),
    sql`c.hospital_id = ${anyOf(hospitals)}`,
    sql`c.account_id = ${anyOf(payers)}`,
  ]
  // as one condition of low estimated selectivity, so that the planner reads the list in its order
  if (isCommon || !pets) return sql`(select ${sql.join([...ways, isOfPet], sql` or `)})`
  const found = ways.map((way) => sql`select c.checkout_id from checkouts c where ${way}`)
  return sql`c.checkout_id = any(array(${sql.join([...found, ofPets(pets)], sql` union all `)}))`
}

/** Looked up case by case: `offset 0` keeps the planner from reading all checkouts. */
function ofPets(pets: readonly string[]): SQL {
  return sql`select found.checkout_id from cases k
    cross join lateral (select x.checkout_id from checkouts x where x.case_id = k.case_id offset 0) found
    where k.pet_id = ${anyOf(pets)}`
}

/** Selects by number, `EC-24817` or `24817`; other text matches nothing. */
function ofNumber(wanted: string): SQL[] {
  const number = /^(?:EC-)?(\d{1,15})$/i.exec(wanted)?.[1]
  if (!number) return []
  return [sql`c.case_id = (select k.case_id from cases k where k.case_number = ${Number(number)})`]
}

function anyOf(ids: readonly string[]): SQL {
  return sql`any(${sql.param([...ids])}::text[])`
}
