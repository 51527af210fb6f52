import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { petNameKey } from './pet-name-key.ts'

/** A name that more pets have is not looked up first: a list in order finds enough of them soon. */
const LISTED_PETS = 3000

/**
 * Selects pets (alias `p`) whose identifier and name contain the text, from one character on, of one hospital or of all. Search
 * keys find few rows by index; LIKE then checks the text itself, including percent signs.
 */
export function petNameHolds(text: string, hospitalId?: string): SQL {
  const key = petNameKey(text)
  const searched = searchKeysOf(key).map((each) => (hospitalId ? `${hospitalId} ${each}` : each))
  const exact = sql`p.name_key like ${`%${key.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  const own = hospitalId ? sql`p.hospital_id = ${hospitalId} and ` : sql``
  return sql`${own}pet_search_keys(p.hospital_id, p.name_key) @> ${sql.param(searched)}::text[] and ${exact}`
}

/** Returns the ids of pets whose name contains the text; `undefined` if there are too many. */
export async function petsNamed(
  db: Db,
  text: string,
  hospitalId?: string,
): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ pet_id: string }>(
    sql`select p.pet_id from pets p where ${petNameHolds(text, hospitalId)} limit ${LISTED_PETS + 1}`,
  )
  return rows.length > LISTED_PETS ? undefined : rows.map((row) => row.pet_id)
}

/** Returns the required search keys: the text's pairs of characters, or its only character. */
function searchKeysOf(key: string): string[] {
  const characters = [...key]
  if (characters.length === 1) return characters
  const pairs = characters.slice(1).map((character, place) => characters[place] + character)
  return [...new Set(pairs)]
}
