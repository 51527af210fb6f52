import { type SQL, sql } from 'drizzle-orm'
import { petNameKey } from './pet-name-key.ts'

/**
 * Pets (alias `p`) whose identifier and name hold the text anywhere, from one Chinese character on.
 * The grams find few rows by index; LIKE then reads the text itself, percent signs included.
 */
export function petNameHolds(text: string): SQL {
  const key = petNameKey(text)
  const exact = sql`p.name_key like ${`%${key.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  const grams = gramsOf(key)
  return grams.length === 0 ? exact : sql`p.name_grams @> ${sql.param(grams)}::text[] and ${exact}`
}

/** What must be among a name's grams: its pairs of characters, or the one character. A single Latin letter is in most names: no index helps. */
function gramsOf(key: string): string[] {
  const characters = [...key]
  const [only = ''] = characters
  if (characters.length === 1) return (only.codePointAt(0) ?? 0) > 127 ? [only] : []
  const pairs = characters.slice(1).map((character, place) => characters[place] + character)
  return [...new Set(pairs)]
}
