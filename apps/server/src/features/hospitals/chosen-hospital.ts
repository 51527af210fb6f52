import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { findHospital, type HospitalRow, lockHospital } from './hospital-store.ts'

/** Returns the hospital of a call: the caller's own, or the one named by staff. Any other, or one that is erased, is not found. */
export async function chosenHospital(
  db: Db,
  scope: Scope,
  hospitalId: string | undefined,
): Promise<HospitalRow> {
  return there(await findHospital(db, chosenId(scope, hospitalId)))
}

/** Returns the hospital and locks it until the transaction ends, so that changes are serialized. */
export async function lockChosenHospital(
  tx: Db,
  scope: Scope,
  hospitalId: string | undefined,
): Promise<HospitalRow> {
  return there(await lockHospital(tx, chosenId(scope, hospitalId)))
}

function chosenId(scope: Scope, hospitalId: string | undefined): string {
  if (scope.reach !== 'own') return hospitalId ?? ''
  if (hospitalId !== undefined && hospitalId !== scope.hospitalId)
    throw new AppError('hospitalNotFound')
  return scope.hospitalId
}

function there(hospital: HospitalRow | undefined): HospitalRow {
  if (!hospital || hospital.erasedAt) throw new AppError('hospitalNotFound')
  return hospital
}
