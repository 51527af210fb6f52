import type { queryMeasurements as contract } from '@systole/contract/files/measurements'
import { spacingOf } from '@systole/domain/measurements/refuse-measurement'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findMeasuredFile } from './find-measured-file.ts'
import { type AuthoredMeasurement, listMeasurements } from './measurement-store.ts'
import { pageScales } from './page-scales.ts'
import { presentMeasurement } from './present-measurement.ts'

/** Returns the measurements of a file. Like the report, the reader's become visible to the hospital at the release. */
export async function queryMeasurements(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { file, consult } = await findMeasuredFile(db, input.fid, scope)
  const rows = await listMeasurements(db, file.fileId)
  const seen = scope.reach === 'own' ? rows.filter((row) => isForHospital(row, consult)) : rows
  const scaleOf = pageScales(seen)
  return {
    measurements: seen.map((row) =>
      presentMeasurement(row, {
        ...{ author: row.author, callerId: actor.accountId, file },
        page: scaleOf(row.frame),
      }),
    ),
    facts: file.factsState,
    spacing: spacingOf(file.facts),
    species: consult.species,
    breed_id: consult.breedId,
  }
}

function isForHospital({ author }: AuthoredMeasurement, consult: CaseRow): boolean {
  return author.hospitalId === consult.hospitalId || consult.lastRevision !== null
}
