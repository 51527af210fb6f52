import type { decideHospitalErasure as contract } from '@systole/contract/hospitals/hospital-data'
import { nextErasureState, refuseErasureDecision } from '@systole/domain/hospital-data/erasure'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { lockHospital } from '../../hospitals/hospital-store.ts'
import { presentErasures } from '../present-hospital-data.ts'
import { refuseObstacles } from './ask-erasure.ts'
import { eraseHospitalJob } from './erase-hospital.job.ts'
import { changeErasure, closeHospital, findErasure, lockErasure } from './erasure-store.ts'

/** Decides on an erasure as the second admin. Approval closes the hospital's accounts and starts the job. */
export async function decideErasure(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { db, clock, jobs, requestId } = context
  const { erasure_id: erasureId, decision } = input
  const found = await findErasure(db, erasureId)
  if (!found) throw new AppError('erasureNotFound')
  await lockHospital(db, found.hospitalId)
  const erasure = (await lockErasure(db, erasureId)) ?? found
  const { hospitalId, state: before } = erasure
  const reason = input.reason?.trim() ?? ''
  const refusal = refuseErasureDecision(erasure, { by: actor.accountId, decision, reason })
  if (refusal) throw new AppError(refusal, refusal === 'reasonRequired' ? REASON : undefined)
  const state = nextErasureState(before, decision)
  if (!state) throw new AppError('erasureDecided')
  if (decision === 'approve') await refuseObstacles(db, hospitalId)
  const now = clock.now()
  const decided = { state, decidedBy: actor.accountId, decidedAt: now, answer: reason }
  await changeErasure(db, erasureId, decided)
  let accounts = 0
  if (decision === 'approve') {
    accounts = await closeHospital(db, hospitalId, now)
    await jobs.enqueue(db, eraseHospitalJob, { erasureId })
  }
  await addAudit(
    db,
    { actor, requestId },
    {
      action: decision === 'approve' ? 'hospital.erasureApproved' : 'hospital.erasureDeclined',
      object: `hospital:${hospitalId}`,
      details: { erasureId, askedBy: erasure.askedBy, ...(reason !== '' && { reason }), accounts },
    },
  )
  const [presented] = await presentErasures(db, [{ ...erasure, ...decided }], actor)
  if (!presented) throw new Error('an erasure was presented')
  return { erasure: presented }
}

const REASON = { data: { field: 'reason' } }
