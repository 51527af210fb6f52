import {
  type deleteMeasurement as contract,
  WireMeasurement,
} from '@systole/contract/files/measurements'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findMeasuredFile } from './find-measured-file.ts'
import { findMeasurement, updateMeasurement } from './measurement-store.ts'
import { findPageScale } from './page-scales.ts'
import { presentMeasurement } from './present-measurement.ts'

/** Deletes a measurement; only its author may. A deleted one gets the same reply. */
export async function deleteMeasurement(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { file, consult } = await findMeasuredFile(db, input.fid, scope)
  const stored = await findMeasurement(db, input.mid)
  if (!stored || stored.authorId !== actor.accountId || stored.fileId !== file.fileId) {
    throw new AppError('measurementNotFound')
  }
  if (stored.deletedAt) return { version: stored.version }
  if (stored.version !== input.version) {
    const page = await findPageScale(db, stored)
    const about = { author: actor, callerId: actor.accountId, file, page }
    const kept = presentMeasurement(stored, about)
    throw new AppError('versionConflict', { data: { measurement: asSent(WireMeasurement, kept) } })
  }
  const now = clock.now()
  const version = stored.version + 1
  await updateMeasurement(db, { ...stored, version, updatedAt: now, deletedAt: now })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'measurement.deleted',
      object: `case:${consult.caseId}`,
      details: { fileId: file.fileId, measurementId: input.mid, version },
    },
  )
  return { version }
}
