import type { UserType } from '@systole/domain/accounts/user-type'
import type { HospitalSettings } from '@systole/domain/hospitals/hospital-settings'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { distributors, hospitals } from '../../db/schema/hospitals.ts'
import type { Scope } from '../../http/actor.ts'

/** Returns the vets' accounts in scope with their hospitals. */
export async function vetAccounts(
  db: Db,
  scope: Scope,
  filter: { country?: string | undefined; accountId?: string | undefined },
) {
  return db
    .select({
      accountId: accounts.accountId,
      email: accounts.email,
      hospital: hospitals,
      distributor: distributors.name,
    })
    .from(accounts)
    .innerJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .leftJoin(distributors, eq(distributors.distributorId, hospitals.distributorId))
    .where(
      and(
        eq(accounts.userType, 'vet'),
        isNull(accounts.disabledAt),
        scope.reach === 'own' ? eq(hospitals.hospitalId, scope.hospitalId) : undefined,
        filter.country ? eq(hospitals.country, filter.country) : undefined,
        filter.accountId ? eq(accounts.accountId, filter.accountId) : undefined,
      ),
    )
    .orderBy(hospitals.name, accounts.email)
}

const READERS: UserType[] = ['reviewer', 'second_reviewer', 'async_second_reviewer', 'cardiologist']

export async function readers(db: Db, roles: readonly UserType[] = READERS) {
  return db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.userType, [...roles]), isNull(accounts.disabledAt)))
    .orderBy(accounts.lastName, accounts.firstName)
}

export type HospitalRow = typeof hospitals.$inferSelect

export async function findHospital(db: Db, hospitalId: string): Promise<HospitalRow | undefined> {
  const [row] = await db.select().from(hospitals).where(eq(hospitals.hospitalId, hospitalId))
  return row
}

export async function lockHospital(tx: Db, hospitalId: string): Promise<HospitalRow | undefined> {
  const [row] = await tx
    .select()
    .from(hospitals)
    .where(eq(hospitals.hospitalId, hospitalId))
    .for('update')
  return row
}

/** Writes settings typed on `version`; returns undefined if another change was first. */
export async function saveSettings(
  db: Db,
  { hospitalId, version }: Pick<HospitalRow, 'hospitalId' | 'version'>,
  settings: HospitalSettings,
): Promise<HospitalRow | undefined> {
  const [saved] = await db
    .update(hospitals)
    .set({ ...settings, version: version + 1 })
    .where(and(eq(hospitals.hospitalId, hospitalId), eq(hospitals.version, version)))
    .returning()
  return saved
}

export async function insertHospital(
  db: Db,
  hospital: Omit<typeof hospitals.$inferInsert, 'hospitalId'>,
): Promise<string> {
  const hospitalId = newId('hospital')
  await db.insert(hospitals).values({ ...hospital, hospitalId })
  return hospitalId
}
