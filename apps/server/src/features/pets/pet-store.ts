import type { Gender, NeuteredState, PetSize, Species } from '@systole/domain/pets/pet'
import { and, eq, ne, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { pets } from '../../db/schema/pets.ts'
import type { Scope } from '../../http/actor.ts'
import { petNameKey } from './pet-name-key.ts'

export type PetRow = typeof pets.$inferSelect & {
  species: Species
  gender: Gender
  neutered: NeuteredState
  size: PetSize | null
}
export type NewPetRow = Omit<
  typeof pets.$inferInsert,
  'namesake' | 'lastCaseId' | 'lastCaseAt' | 'lastMode' | 'visitedAt'
>

/** The maximum number of pets of one name returned; more are distinguished in the record list. */
const MATCHES_MAX = 20

export async function findPet(db: Db, petId: string, scope: Scope): Promise<PetRow | undefined> {
  const [pet] = await selectPets(db, and(eq(pets.petId, petId), owned(scope)))
  return pet
}

/** Locks the pet until the transaction ends; for every change. */
export async function findPetForChange(
  db: Db,
  petId: string,
  scope: Scope,
): Promise<PetRow | undefined> {
  await db.execute(sql`select 1 from pets where pet_id = ${petId} for no key update`)
  return findPet(db, petId, scope)
}

/** Returns pets by identifier and name, or else by the name alone, optionally in the hospitals of a name. Newest first. */
export async function findPetsByName(
  db: Db,
  sentName: string,
  scope: Scope,
  hospitalName?: string,
): Promise<PetRow[]> {
  const inHospital = hospitalName === undefined ? undefined : ofHospitalNamed(hospitalName)
  const key = petNameKey(sentName)
  const whole = await selectPets(db, and(eq(pets.nameKey, key), owned(scope), inHospital))
  if (whole.length > 0) return whole
  return selectPets(db, and(sql`lower(${pets.name}) = ${key}`, owned(scope), inHospital))
}

/** Inserts a pet unless its name is in use in the hospital; with `override` it becomes a namesake. Returns false if refused. */
export async function insertPet(
  db: Db,
  pet: NewPetRow,
  options: { override: boolean },
): Promise<boolean> {
  await lockName(db, pet)
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

/** Returns whether another pet of the hospital has the name. Locks the name until the transaction ends. */
export async function isPetNameTaken(
  db: Db,
  pet: Pick<NewPetRow, 'petId' | 'hospitalId' | 'nameKey'>,
): Promise<boolean> {
  await lockName(db, pet)
  const bearers = await db
    .select({ petId: pets.petId })
    .from(pets)
    .where(
      and(
        eq(pets.hospitalId, pet.hospitalId),
        eq(pets.nameKey, pet.nameKey),
        ne(pets.petId, pet.petId),
      ),
    )
    .limit(1)
  return bearers.length > 0
}

/** Serialises the numbering of pets with one name until the transaction ends. */
async function lockName(
  db: Db,
  { hospitalId, nameKey }: Pick<NewPetRow, 'hospitalId' | 'nameKey'>,
): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${hospitalId} ${nameKey}`}, 0))`,
  )
}

export async function updatePet(
  db: Db,
  petId: string,
  change: Partial<typeof pets.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(pets)
    .set({ ...change, updatedAt: now })
    .where(eq(pets.petId, petId))
}

/** Returns the cases whose log has to record a correction. */
export async function casesOfPet(
  db: Db,
  petId: string,
): Promise<{ caseId: string; hospitalId: string }[]> {
  const { rows } = await db.execute(
    sql`select case_id as "caseId", hospital_id as "hospitalId" from cases where pet_id = ${petId}`,
  )
  return rows.map((row) => ({ caseId: String(row.caseId), hospitalId: String(row.hospitalId) }))
}

function ofHospitalNamed(name: string) {
  return sql`${pets.hospitalId} in (select h.hospital_id from hospitals h where h.name ilike ${contains(name.trim())})`
}

function owned(scope: Scope) {
  if (scope.reach === 'own') return eq(pets.hospitalId, scope.hospitalId)
  return scope.reach === 'all' ? undefined : ne(pets.petId, pets.petId)
}

async function selectPets(db: Db, where: ReturnType<typeof and>): Promise<PetRow[]> {
  const rows = await db
    .select()
    .from(pets)
    .where(where)
    .orderBy(sql`${pets.createdAt} desc`)
    .limit(MATCHES_MAX)
  return rows as PetRow[] // the enums are only written by us
}
