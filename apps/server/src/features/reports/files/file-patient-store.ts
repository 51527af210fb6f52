import {
  type OtherPatientFile,
  otherPatientFiles,
} from '@systole/domain/uploads/patients/file-belonging'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { filePatients } from '../../../db/schema/file-patients.ts'
import { files } from '../../../db/schema/uploads.ts'

type CasePatient = { caseId: string; petName: string; ownerName: string; identifier: string }

/** Returns the files of a case that name another animal, oldest first. */
export async function filesOfOtherPatients(
  db: Db,
  consult: CasePatient,
): Promise<OtherPatientFile[]> {
  const { caseId, petName: name, ownerName, identifier } = consult
  const rows = await db
    .select({
      fileId: files.fileId,
      name: files.name,
      facts: files.facts,
      belongsBecause: filePatients.reason,
    })
    .from(files)
    .leftJoin(filePatients, eq(filePatients.fileId, files.fileId))
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId))
  return otherPatientFiles(rows, { name, ownerName, identifier })
}

export async function writeFilePatients(
  db: Db,
  said: readonly (typeof filePatients.$inferInsert)[],
): Promise<void> {
  if (said.length === 0) return
  await db
    .insert(filePatients)
    .values([...said])
    .onConflictDoUpdate({
      target: filePatients.fileId,
      set: {
        patientName: sql`excluded.patient_name`,
        reason: sql`excluded.reason`,
        saidBy: sql`excluded.said_by`,
        saidAt: sql`excluded.said_at`,
      },
    })
}

export async function deleteFilePatients(db: Db, fileIds: string[]): Promise<void> {
  if (fileIds.length > 0) await db.delete(filePatients).where(inArray(filePatients.fileId, fileIds))
}
