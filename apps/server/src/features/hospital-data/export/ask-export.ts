import type { askHospitalExport as contract } from '@systole/contract/hospitals/hospital-data'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { lockHospital } from '../../hospitals/hospital-store.ts'
import { insertExport } from './hospital-export-store.ts'
import { makeExportJob } from './make-export.job.ts'

/** Queues an export of all data of a hospital; the audit log records who requested it and why. */
export async function askExport(
  { db, clock, jobs, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const { hospital_id: hospitalId } = input
  const reason = input.reason.trim()
  if (reason === '') throw new AppError('reasonRequired', { data: { field: 'reason' } })
  const hospital = await lockHospital(db, hospitalId)
  if (!hospital) throw new AppError('hospitalNotFound')
  if (hospital.erasedAt) throw new AppError('erasureAsked')
  const exportId = newId('export')
  const askedAt = clock.now()
  const asked = { exportId, hospitalId, reason, askedBy: actor.accountId, askedAt }
  if (!(await insertExport(db, asked))) throw new AppError('exportUnderWay')
  await jobs.enqueue(db, makeExportJob, { exportId })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'hospital.exportAsked',
      object: `hospital:${hospitalId}`,
      details: { exportId, reason },
    },
  )
  return { export_id: exportId }
}
