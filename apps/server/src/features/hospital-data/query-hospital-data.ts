import type {
  queryHospitalData as dataContract,
  queryHospitalErasures as erasuresContract,
} from '@systole/contract/hospitals/hospital-data'
import { keptUntil } from '@systole/domain/retention/retention'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { erasureSizeOf, keptOf, listErasures, obstaclesOf } from './erasure/erasure-store.ts'
import { exportsOf } from './export/hospital-export-store.ts'
import { presentErasures, presentExports } from './present-hospital-data.ts'

/**
 * Returns the facts for an admin's decision: the size of the data, the obstacles to an erasure, and the records that would be
 * kept and until when.
 */
export async function queryHospitalData(
  { db }: CallContext,
  { input, actor }: Call<typeof dataContract>,
) {
  const { hospital_id: hospitalId } = input
  const hospital = await findHospital(db, hospitalId)
  if (!hospital) throw new AppError('hospitalNotFound')
  const { fileBytes, ...counts } = await erasureSizeOf(db, hospitalId)
  const obstacles = hospital.erasedAt ? [] : await obstaclesOf(db, hospitalId)
  const kept = await keptOf(db, hospitalId)
  return {
    hospital_id: hospitalId,
    name: hospital.name,
    erased: hospital.erasedAt,
    ...counts,
    file_bytes: fileBytes,
    exports: await presentExports(db, await exportsOf(db, hospitalId)),
    erasures: await presentErasures(db, await listErasures(db, hospitalId), actor),
    obstacles: obstacles.map(({ kind, name, caseId }) => ({
      kind,
      name,
      ...presentCaseId(caseId),
    })),
    kept: kept
      .filter(({ count }) => count > 0)
      .map(({ kind, count, newestAt }) => ({
        kind,
        count,
        until: newestAt ? keptUntil(newestAt) : null,
      })),
  }
}

export async function queryErasures({ db }: CallContext, { actor }: Call<typeof erasuresContract>) {
  return { erasures: await presentErasures(db, await listErasures(db), actor) }
}
