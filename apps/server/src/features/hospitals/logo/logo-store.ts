import type { HospitalLogo } from '@systole/domain/hospitals/logo'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { hospitalLogos, hospitals } from '../../../db/schema/hospitals.ts'

export type LogoRow = typeof hospitalLogos.$inferSelect

const AS_ON_REPORTS = {
  key: hospitalLogos.logoKey,
  sha256: hospitalLogos.sha256,
  type: hospitalLogos.type,
  width: hospitalLogos.width,
  height: hospitalLogos.height,
}

/** Returns the hospital's current logo. */
export async function currentLogo(db: Db, hospitalId: string): Promise<HospitalLogo | undefined> {
  const [logo] = await db
    .select(AS_ON_REPORTS)
    .from(hospitals)
    .innerJoin(hospitalLogos, eq(hospitalLogos.logoKey, hospitals.logoKey))
    .where(eq(hospitals.hospitalId, hospitalId))
  return logo
}

/** Returns the current logo for a report being released; from then on its bytes are retained. */
export async function freezeLogo(tx: Db, hospitalId: string): Promise<HospitalLogo | undefined> {
  const [logo] = await tx
    .update(hospitalLogos)
    .set({ isOnReport: true })
    .from(hospitals)
    .where(and(eq(hospitals.hospitalId, hospitalId), eq(hospitals.logoKey, hospitalLogos.logoKey)))
    .returning(AS_ON_REPORTS)
  return logo
}

export async function findLogo(db: Db, logoKey: string): Promise<LogoRow | undefined> {
  const [logo] = await db.select().from(hospitalLogos).where(eq(hospitalLogos.logoKey, logoKey))
  return logo
}

export async function insertLogo(tx: Db, logo: typeof hospitalLogos.$inferInsert): Promise<void> {
  await tx.insert(hospitalLogos).values(logo)
}

/** Sets or clears the hospital's logo. */
export async function setLogo(tx: Db, hospitalId: string, logoKey: string | null): Promise<void> {
  await tx.update(hospitals).set({ logoKey }).where(eq(hospitals.hospitalId, hospitalId))
}

/** Deletes a logo; returns false if a report uses it. */
export async function deleteUnusedLogo(tx: Db, logoKey: string): Promise<boolean> {
  const gone = await tx
    .delete(hospitalLogos)
    .where(and(eq(hospitalLogos.logoKey, logoKey), eq(hospitalLogos.isOnReport, false)))
    .returning({ logoKey: hospitalLogos.logoKey })
  return gone.length > 0
}
