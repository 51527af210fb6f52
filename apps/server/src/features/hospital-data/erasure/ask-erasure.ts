import type { askHospitalErasure as contract } from '@systole/contract/hospitals/hospital-data'
import { isNameOf } from '@systole/domain/hospital-data/erasure'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { lockHospital } from '../../hospitals/hospital-store.ts'
import { notifyOtherAdmins } from '../../notifications/notification-store.ts'
import { insertErasure, obstaclesOf } from './erasure-store.ts'
import { mailErasureAsked } from './mail-erasure-asked.ts'

/** Requests an erasure; nothing is erased until a second admin approves it. */
export async function askErasure(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { db, clock, requestId } = context
  const { hospital_id: hospitalId, name } = input
  const reason = input.reason.trim()
  if (reason === '') throw new AppError('reasonRequired', { data: { field: 'reason' } })
  const hospital = await lockHospital(db, hospitalId)
  if (!hospital) throw new AppError('hospitalNotFound')
  if (hospital.erasedAt) throw new AppError('erasureAsked')
  if (!isNameOf(hospital.name, name))
    throw new AppError('invalidParameter', {
      message: 'The name is not the name of the hospital.',
      data: { field: 'name' },
    })
  await refuseObstacles(db, hospitalId)
  const { accountId: askedBy } = actor
  const asked = { erasureId: newId('erasure'), hospitalId, reason, askedBy, askedAt: clock.now() }
  if (!(await insertErasure(db, asked))) throw new AppError('erasureAsked')
  const { erasureId } = asked
  await notifyOtherAdmins(db, {
    kind: 'erasureAsked',
    detail: hospitalId,
    occasion: `erasure-asked:${erasureId}`,
    exceptId: askedBy,
    at: asked.askedAt,
  })
  await mailErasureAsked(context, { ...asked, hospital: hospital.name })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'hospital.erasureAsked',
      object: `hospital:${hospitalId}`,
      details: { erasureId, reason },
    },
  )
  return { erasure_id: erasureId }
}

/** Refuses an erasure and lists each open case, payment and document that prevents it. */
export async function refuseObstacles(db: CallContext['db'], hospitalId: string): Promise<void> {
  const obstacles = await obstaclesOf(db, hospitalId)
  if (obstacles.length === 0) return
  const named = obstacles.map(({ kind, name, caseId }) => ({
    kind,
    name,
    ...presentCaseId(caseId),
  }))
  throw new AppError('erasureBlocked', {
    message: `In the way of the erasure: ${named.map(({ kind, name }) => `${kind} ${name}`).join(', ')}.`,
    data: { obstacles: named },
  })
}
