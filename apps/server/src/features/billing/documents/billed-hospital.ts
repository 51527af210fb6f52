import type { CallContext } from '../../../app-context.ts'
import type { Scope } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { findHospital, type HospitalRow } from '../../hospitals/hospital-store.ts'

/** Returns the hospital of a billing call: the caller's own, or the one named by staff. Any other is treated as not found. */
export async function billedHospital(
  { db }: Pick<CallContext, 'db'>,
  scope: Scope,
  named: string | undefined,
): Promise<HospitalRow> {
  const own = scope.reach === 'own' ? scope.hospitalId : undefined
  if (own !== undefined && named !== undefined && named !== own)
    throw new AppError('hospitalNotFound')
  const hospital = await findHospital(db, own ?? named ?? '')
  if (!hospital) throw new AppError('hospitalNotFound')
  return hospital
}
