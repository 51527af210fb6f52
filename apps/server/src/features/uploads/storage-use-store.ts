import type { StorageUse } from '@systole/domain/uploads/storage-quota'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { files, uploads } from '../../db/schema/uploads.ts'

/** Locks the hospital, so that simultaneous uploads cannot exceed its quota together. */
export async function lockStorage(tx: Db, hospitalId: string): Promise<void> {
  await tx
    .select({ hospitalId: hospitals.hospitalId })
    .from(hospitals)
    .where(eq(hospitals.hospitalId, hospitalId))
    .for('no key update')
}

/** Returns the quota of the hospital, its stored size and its announced size. */
export async function storageUse(
  db: Db,
  hospitalId: string,
  { defaultQuotaBytes }: { defaultQuotaBytes: number },
): Promise<StorageUse> {
  const used = db
    .selectDistinctOn([files.storageKey], { size: files.sizeBytes })
    .from(files)
    .where(and(eq(files.hospitalId, hospitalId), isNull(files.deletedAt)))
    .orderBy(files.storageKey)
    .as('held')
  const [row] = await db
    .select({
      quota: hospitals.storageQuotaBytes,
      used: sql<string>`(select coalesce(sum(size_bytes), 0) from ${used})`,
      announced: sql<string>`(select coalesce(sum(size_bytes), 0) from ${uploads}
        where hospital_id = ${hospitalId} and state = 'receiving')`,
    })
    .from(hospitals)
    .where(eq(hospitals.hospitalId, hospitalId))
  return {
    quotaBytes: row?.quota ?? defaultQuotaBytes,
    usedBytes: Number(row?.used ?? 0),
    announcedBytes: Number(row?.announced ?? 0),
  }
}
