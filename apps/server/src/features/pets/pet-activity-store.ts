import type { ConsultMode } from '@systole/domain/cases/case'
import type { Species } from '@systole/domain/pets/pet'
import type { RecordColumn } from '@systole/domain/pets/record-list'
import { type SQL, sql } from 'drizzle-orm'
import { countedOf } from '../../db/counted.ts'
import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { petNameHolds } from './pet-name-store.ts'
import type { RecordCursor, RecordSort } from './record-cursor.ts'

export type PetActivity = {
  petId: string
  identifier: string
  name: string
  species: Species
  otherSpecies: string
  breedId: string | null
  otherBreed: string
  birthDate: string
  weightGrams: number
  ownerName: string
  visitedAt: Date
  caseId: string | null
  mode: ConsultMode | null
  reconsultable: boolean
  /** The values of the sort order, as encoded in a cursor. */
  keys: string[]
}

/** The maximum count, above what the largest hospital sees in a year. */
export const COUNTED_PETS = 10_000

export type ActivityFilter = {
  year: number | undefined
  petName: string | undefined
  species: Species | undefined
}

/** The sort keys of each column; the last one is unique. Sorting by age reverses the order of birth dates. */
const KEYS: Record<RecordColumn, readonly (readonly [key: string, type: string])[]> = {
  name: [
    ['lower(p.name)', 'text'],
    ['p.pet_id', 'text'],
  ],
  species: [
    ['p.species', 'text'],
    ['lower(p.name)', 'text'],
    ['p.pet_id', 'text'],
  ],
  age: [
    ['p.birth_date', 'date'],
    ['p.pet_id', 'text'],
  ],
  weight: [
    ['p.weight_grams', 'integer'],
    ['p.pet_id', 'text'],
  ],
  lastVisit: [
    ['p.visited_at', 'timestamptz'],
    ['p.pet_id', 'text'],
  ],
  type: [
    [`coalesce(p.last_mode, '')`, 'text'],
    ['p.visited_at', 'timestamptz'],
    ['p.pet_id', 'text'],
  ],
}

export function keyCountOf({ column }: RecordSort): number {
  return KEYS[column].length
}

/** Returns one page of the pets whose last visit (case, or registration) was in the year, each with its last case. */
export async function listActivities(
  db: Db,
  scope: Scope,
  page: {
    filter: ActivityFilter
    sort: RecordSort
    after: RecordCursor | undefined
    limit: number
  },
): Promise<PetActivity[]> {
  const { filter, sort, after, limit } = page
  const keys = KEYS[sort.column]
  const isDown = (sort.direction === 'descending') !== (sort.column === 'age')
  const columns = sql.raw(keys.map(([key]) => key).join(', '))
  const order = sql.raw(
    keys.map(([key]) => (isDown ? `${key} desc nulls first` : `${key} asc nulls last`)).join(', '),
  )
  const beyond = after && sql`(${columns}) ${sql.raw(isDown ? '<' : '>')} (${values(keys, after)})`
  const { rows } = await db.execute(sql`
    select page.*, coalesce(c.status = 'close' and c.original_case_id is null
      and not exists (select 1 from cases k where k.original_case_id = c.case_id), false) as reconsultable
    from (select p.pet_id as "petId", p.identifier, p.name, p.species, p.other_species as "otherSpecies",
        p.breed_id as "breedId", p.other_breed as "otherBreed", p.birth_date::text as "birthDate",
        p.weight_grams as "weightGrams", p.owner_name as "ownerName", p.visited_at as "visitedAt",
        p.last_case_id as "caseId", p.last_mode as mode, row_number() over () as place,
        array[${sql.raw(keys.map(([key]) => `${key}::text`).join(', '))}] as keys
      from (select * from pets p where ${where(scope, filter, beyond)} order by ${order} limit ${limit}) p) page
    left join cases c on c.case_id = page."caseId"
    order by page.place`)
  return rows.map(toActivity)
}

/** Counts the pets, up to one beyond the maximum of a list. */
export async function countActivities(
  db: Db,
  scope: Scope,
  filter: ActivityFilter,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${countedOf(sql`pets p where ${where(scope, filter)}`, COUNTED_PETS)} as count`,
  )
  return rows[0]?.count ?? 0
}

function where(scope: Scope, filter: ActivityFilter, beyond?: SQL): SQL {
  const { year, petName, species } = filter
  const conditions = [
    scope.reach === 'own'
      ? sql`p.hospital_id = ${scope.hospitalId}`
      : sql.raw(String(scope.reach === 'all')),
    year &&
      sql`p.visited_at >= ${startOf(year)}::timestamptz and p.visited_at < ${startOf(year + 1)}::timestamptz`,
    petName?.trim() && petNameHolds(petName, scope.reach === 'own' ? scope.hospitalId : undefined),
    species && sql`p.species = ${species}`,
    beyond,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

function values(keys: (typeof KEYS)[RecordColumn], { keys: given }: RecordCursor): SQL {
  const parts = keys.map(([, type], place) => sql`${given[place] ?? null}::${sql.raw(type)}`)
  return sql.join(parts, sql`, `)
}

function startOf(year: number): string {
  return new Date(Date.UTC(year, 0, 1)).toISOString()
}

function toActivity(row: Record<string, unknown>): PetActivity {
  const { visitedAt } = row
  const time = visitedAt instanceof Date ? visitedAt : new Date(String(visitedAt))
  return { ...row, visitedAt: time } as PetActivity // the columns above
}
