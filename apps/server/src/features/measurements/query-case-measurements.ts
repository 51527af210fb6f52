import type { queryCaseMeasurements as contract } from '@systole/contract/files/measurements'
import { isScaleMethod } from '@systole/domain/measurements/page-scale'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { measuredOfCase } from './measurement-store.ts'
import { presentCaseMeasurement } from './present-case-measurement.ts'

/** Returns the measurements available to a report in progress. */
export async function queryCaseMeasurements(
  { db }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const measured = await measuredOfCase(db, consult.caseId)
  return {
    measurements: measured
      .filter(({ row }) => !isScaleMethod(row.method))
      .map(presentCaseMeasurement),
  }
}
