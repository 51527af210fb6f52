import type { AutomaticEcgValue } from '@systole/domain/ecg-values/ecg-reading'
import { ECG_VALUE_FIELDS, type EcgValueField } from '@systole/domain/ecg-values/ecg-value'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ecgMeasurementSets } from '../../db/schema/ecg-patches.ts'

type Values = Partial<Record<EcgValueField, AutomaticEcgValue>>

/** Returns the values that a revision of a recording is read by, or `undefined` while they are being measured. */
export async function findMeasuredValues(
  db: Db,
  { recordingId, patchRevision }: { recordingId: string; patchRevision: string },
): Promise<Values | undefined> {
  const [row] = await db
    .select({ values: ecgMeasurementSets.values })
    .from(ecgMeasurementSets)
    .where(
      and(
        eq(ecgMeasurementSets.recordingId, recordingId),
        eq(ecgMeasurementSets.patchRevision, patchRevision),
        eq(ecgMeasurementSets.lead, ''),
      ),
    )
    .orderBy(desc(ecgMeasurementSets.analysisVersion))
    .limit(1)
  if (!row) return undefined
  return Object.fromEntries(
    ECG_VALUE_FIELDS.flatMap((field) => {
      const found = row.values[field]
      if (!found) return []
      const { n: count, ...measured } = found
      return [[field, { ...measured, count }] as const]
    }),
  )
}
