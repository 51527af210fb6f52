import type { ConsultMode } from '@systole/domain/cases/case'
import type { Species } from '@systole/domain/pets/pet'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'

export type PetActivity = {
  petId: string
  identifier: string
  name: string
  species: Species
  breedId: string | null
  otherBreed: string
  birthDate: string
  weightGrams: number
  visitedAt: Date
  caseId: string | null
  mode: ConsultMode | null
  reconsultable: boolean
}

/** The pets whose last visit (case, or registration) lies in the year, latest first, each with its last case. */
export async function petsOfYear(db: Db, scope: Scope, year: number): Promise<PetActivity[]> {
  const owner =
    scope.reach === 'own' ? sql`p.hospital_id = ${scope.hospitalId}` : sql`${scope.reach === 'all'}`
  const { rows } = await db.execute(sql`
    select p.pet_id as "petId", p.identifier, p.name, p.species, p.breed_id as "breedId", p.other_breed as "otherBreed",
      p.birth_date::text as "birthDate", p.weight_grams as "weightGrams",
      coalesce(c.created_at, p.created_at) as "visitedAt", c.case_id as "caseId", c.mode,
      coalesce(c.status = 'close' and c.original_case_id is null
        and not exists (select 1 from cases k where k.original_case_id = c.case_id), false) as reconsultable
    from pets p left join lateral
      (select * from cases where cases.pet_id = p.pet_id order by created_at desc, case_id desc limit 1) c on true
    where ${owner} and extract(year from coalesce(c.created_at, p.created_at) at time zone 'UTC') = ${year}
    order by coalesce(c.created_at, p.created_at) desc`)
  return rows.map(
    (row) =>
      ({
        ...row,
        visitedAt: new Date(
          String(row.visitedAt instanceof Date ? row.visitedAt.toISOString() : row.visitedAt),
        ),
      }) as PetActivity,
  ) // the columns above
}
