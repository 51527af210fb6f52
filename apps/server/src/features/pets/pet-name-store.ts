import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { petNameKey } from './pet-name-key.ts'

/** The number of pets above which a name is not looked up first, because a list in order soon finds enough of them. */
const LISTED_PETS = 3000
const SAMPLED_PERCENT = 1

/**
 * Selects pets (alias `p`) whose identifier and name contain the text, from one character on, of one hospital or of all. Search
 * keys find few rows by index; LIKE then checks the text itself, including percent signs.
 */
export function petNameHolds(text: string, hospitalId?: string): SQL {
  const key = petNameKey(text)
  const searched = searchKeysOf(key).map((each) => (hospitalId ? `${hospitalId} ${each}` : each))
  const own = hospitalId ? sql`p.hospital_id = ${hospitalId} and ` : sql``
  return sql`${own}pet_search_keys(p.hospital_id, p.name_key) @> ${sql.param(searched)}::text[] and ${petNameReads(text)}`
}

/** Checks the name of one pet (alias `p`) that is read in any case, because its search keys would have to be computed. */
export function petNameReads(text: string): SQL {
  return sql`p.name_key like ${contains(petNameKey(text))}`
}

/** Returns the ids of pets whose name contains the text; `undefined` if there are too many. */
export async function petsNamed(
  db: Db,
  text: string,
  hospitalId?: string,
): Promise<string[] | undefined> {
  const looked = sql`(select p.pet_id from pets p where ${petNameHolds(text, hospitalId)} limit ${LISTED_PETS + 1})`
  const query = hospitalId ? looked : unlessCommon(text, looked)
  const { rows } = await db.execute<{ pet_id: string | null }>(query)
  if (rows.length > LISTED_PETS) return undefined
  const ids = rows.flatMap(({ pet_id }) => pet_id ?? [])
  return ids.length < rows.length ? undefined : ids
}

/**
 * Looks up names, or returns one null if a sample shows that too many pets have them. An index lists all rows of a letter before
 * the first is read.
 */
function unlessCommon(text: string, looked: SQL): SQL {
  const inSample = sql`select 1 from pets p tablesample system (${sql.raw(String(SAMPLED_PERCENT))}) repeatable (0)
    where ${petNameReads(text)} limit ${(LISTED_PETS * SAMPLED_PERCENT) / 100}`
  return sql`with sample as (select count(*) >= ${(LISTED_PETS * SAMPLED_PERCENT) / 100} as is_common from (${inSample}) hits)
    select null as pet_id from sample where is_common
    union all select found.pet_id from sample, lateral ${looked} found where not is_common`
}

/** Returns the required search keys: the text's pairs of characters, or its only character. */
function searchKeysOf(key: string): string[] {
  const characters = [...key]
  if (characters.length === 1) return characters
  const pairs = characters.slice(1).map((character, place) => characters[place] + character)
  return [...new Set(pairs)]
}
