import type { WireErasure, WireHospitalExport } from '@systole/contract/hospitals/hospital-data'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../../http/actor.ts'
import { namesOf } from '../accounts/account-name-store.ts'
import type { Erasure } from './erasure/erasure-store.ts'
import type { HospitalExport } from './export/hospital-export-store.ts'

export async function presentErasures(
  db: Db,
  erasures: readonly Erasure[],
  actor: Pick<Actor, 'accountId'>,
): Promise<WireErasure[]> {
  const people = erasures.flatMap(({ askedBy, decidedBy }) => [
    askedBy,
    ...(decidedBy ? [decidedBy] : []),
  ])
  const names = await namesOf(db, people)
  return erasures.map((erasure) => ({
    erasure_id: erasure.erasureId,
    hospital_id: erasure.hospitalId,
    hospital: erasure.hospital,
    state: erasure.state,
    reason: erasure.reason,
    asked_by: names.get(erasure.askedBy) ?? '',
    asked: erasure.askedAt,
    mine: erasure.askedBy === actor.accountId,
    decided_by: names.get(erasure.decidedBy ?? '') ?? '',
    decided: erasure.decidedAt,
    answer: erasure.answer,
    erased: Object.values(erasure.counts).reduce((sum, count) => sum + count, 0),
    finished: erasure.finishedAt,
  }))
}

export async function presentExports(
  db: Db,
  made: readonly HospitalExport[],
): Promise<WireHospitalExport[]> {
  const names = await namesOf(
    db,
    made.map(({ askedBy }) => askedBy),
  )
  return made.map((row) => ({
    export_id: row.exportId,
    state: row.state,
    reason: row.reason,
    asked_by: names.get(row.askedBy) ?? '',
    asked: row.askedAt,
    written_bytes: row.writtenBytes,
    total_bytes: row.totalBytes,
    size: row.sizeBytes ?? 0,
    missing: row.missingCount,
    finished: row.finishedAt,
    expires: row.expiresAt,
  }))
}
