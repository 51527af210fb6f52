import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { deleteMeasurement } from './delete-measurement.ts'
import { queryCaseMeasurements } from './query-case-measurements.ts'
import { queryMeasurements } from './query-measurements.ts'
import { saveMeasurement } from './save-measurement.ts'

export function measurementRoutes(serve: Serve) {
  serve.call(contract.measurements.queryMeasurements, queryMeasurements)
  serve.call(contract.measurements.queryCaseMeasurements, queryCaseMeasurements)
  serve.call(contract.measurements.saveMeasurement, saveMeasurement)
  serve.call(contract.measurements.deleteMeasurement, deleteMeasurement)
}
