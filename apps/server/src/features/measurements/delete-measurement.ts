import type { deleteMeasurement as contract } from '@systole/contract/files/measurements'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findMeasuredFile } from './find-measured-file.ts'
import { findMeasurement, updateMeasurement } from './measurement-store.ts'
import { presentMeasurement } from './present-measurement.ts'

/** Deletes a measurement; only its author may. A deleted one gets the same reply. */
export async function deleteMeasurement(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { file, consult } = await findMeasuredFile(db, input.fid, scope)
  const held = await findMeasurement(db, input.mid)
  if (!held || held.authorId !== actor.accountId || held.fileId !== file.fileId) {
    throw new AppError('measurementNotFound')
  }
  if (held.deletedAt) return { version: held.version }
  if (held.version !== input.version) {
    const kept = presentMeasurement(held, { author: actor, callerId: actor.accountId, file })
    throw new AppError('versionConflict', { data: { measurement: kept } })
  }
  const now = clock.now()
  const version = held.version + 1
  await updateMeasurement(db, { ...held, version, updatedAt: now, deletedAt: now })
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
