import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { distributors } from '../../../db/schema/hospitals.ts'

/** Returns the distributors by name, with their number of hospitals. */
export async function allDistributors(db: Db, distributorId?: string) {
  return db
    .select({
      distributorId: distributors.distributorId,
      name: distributors.name,
      hospitals: sql<number>`(select count(*)::int from hospitals h where h.distributor_id = distributors.distributor_id)`,
    })
    .from(distributors)
    .where(distributorId === undefined ? undefined : eq(distributors.distributorId, distributorId))
    .orderBy(asc(distributors.name), asc(distributors.distributorId))
}

export async function insertDistributor(db: Db, name: string, now: Date): Promise<string> {
  const distributorId = newId('distributor')
  await db.insert(distributors).values({ distributorId, name, createdAt: now })
  return distributorId
}

/** Renames a distributor; returns false if it does not exist. */
export async function renameDistributor(
  db: Db,
  distributorId: string,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(distributors)
    .set({ name })
    .where(eq(distributors.distributorId, distributorId))
    .returning({ distributorId: distributors.distributorId })
  return renamed.length === 1
}

/** Returns the name of a distributor; empty if it does not exist. */
export async function distributorName(db: Db, distributorId: string): Promise<string> {
  const [row] = await db
    .select({ name: distributors.name })
    .from(distributors)
    .where(eq(distributors.distributorId, distributorId))
  return row?.name ?? ''
}
