import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { findHospital, type HospitalRow, lockHospital } from './hospital-store.ts'

/** The hospital a call is about: one's own, or the one that staff name. Another's is not there. */
export async function chosenHospital(
  db: Db,
  scope: Scope,
  hospitalId: string | undefined,
): Promise<HospitalRow> {
  return there(await findHospital(db, chosenId(scope, hospitalId)))
}

/** The same, held until the transaction ends, so that changes of one hospital follow each other. */
export async function heldHospital(
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
  if (!hospital) throw new AppError('hospitalNotFound')
  return hospital
}
