import type { Gender, NeuteredState, PetSize, Species } from '@systole/domain/pets/pet'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pets } from '../../db/schema/pets.ts'
import type { Scope } from '../../http/actor.ts'

export type PetRow = typeof pets.$inferSelect & {
  species: Species
  gender: Gender
  neutered: NeuteredState
  size: PetSize | null
  lastVisitAt: Date | null
}
export type NewPetRow = Omit<typeof pets.$inferInsert, 'namesake'>

const lastVisit = sql<
  string | null
>`(select max(c.created_at) from cases c where c.pet_id = ${pets.petId})`

/** The pname as names are compared: composed, case-folded, single spaces. */
export function petNameKey(pname: string): string {
  return pname.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

export async function findPet(db: Db, petId: string, scope: Scope): Promise<PetRow | undefined> {
  const [pet] = await selectPets(db, and(eq(pets.petId, petId), owned(scope)))
  return pet
}

/** By identifier and name, or by a bare name that only one pet has. Newest first. */
export async function findPetsByName(db: Db, pname: string, scope: Scope): Promise<PetRow[]> {
  const key = petNameKey(pname)
  const whole = await selectPets(db, and(eq(pets.nameKey, key), owned(scope)))
  if (whole.length > 0) return whole
  return selectPets(db, and(sql`lower(${pets.name}) = ${key}`, owned(scope)))
}

/** Inserts unless the name is taken in the hospital; with `override` it becomes a namesake. False: taken. */
export async function insertPet(
  db: Db,
  pet: NewPetRow,
  options: { override: boolean },
): Promise<boolean> {
  if (options.override) await lockName(db, pet)
  const [taken] = await db
    .select({ next: sql<number>`coalesce(max(${pets.namesake}) + 1, 0)::int` })
    .from(pets)
    .where(and(eq(pets.hospitalId, pet.hospitalId), eq(pets.nameKey, pet.nameKey)))
  const namesake = options.override ? (taken?.next ?? 0) : 0
  const added = await db
    .insert(pets)
    .values({ ...pet, namesake })
    .onConflictDoNothing({ target: [pets.hospitalId, pets.nameKey, pets.namesake] })
    .returning({ petId: pets.petId })
  return added.length === 1
}

/** Namesakes of one name are counted one after another, until the transaction ends. */
async function lockName(db: Db, { hospitalId, nameKey }: NewPetRow): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${hospitalId} ${nameKey}`}, 0))`,
  )
}

export async function updatePet(
  db: Db,
  petId: string,
  change: Partial<NewPetRow>,
  now: Date,
): Promise<void> {
  await db
    .update(pets)
    .set({ ...change, updatedAt: now })
    .where(eq(pets.petId, petId))
}

/** Cases of the pet that are not closed, for the log of a correction. */
export async function casesOfPet(
  db: Db,
  petId: string,
): Promise<{ caseId: string; hospitalId: string }[]> {
  const { rows } = await db.execute(
    sql`select case_id as "caseId", hospital_id as "hospitalId" from cases where pet_id = ${petId}`,
  )
  return rows.map((row) => ({ caseId: String(row.caseId), hospitalId: String(row.hospitalId) }))
}

function owned(scope: Scope) {
  if (scope.reach === 'own') return eq(pets.hospitalId, scope.hospitalId)
  return scope.reach === 'all' ? undefined : ne(pets.petId, pets.petId)
}

async function selectPets(db: Db, where: ReturnType<typeof and>): Promise<PetRow[]> {
  const rows = await db
    .select({ pet: pets, lastVisit })
    .from(pets)
    .where(where)
    .orderBy(sql`${pets.createdAt} desc`)
    .limit(20)
  return rows.map(
    ({ pet, lastVisit: at }) => ({ ...pet, lastVisitAt: at ? new Date(at) : null }) as PetRow,
  ) // the enums are written by us only
}
