import type { Measurements } from '@systole/contract/ecg/patches'
import type { MeasurementSet } from './measurement-store.ts'

const MEASURING: Measurements = {
  ...{ state: 'measuring', analysis_version: null, lead: null, values: {}, leads: [] },
}

/** Returns the measurements of a revision as they are sent. */
export function presentMeasurements(set: MeasurementSet | undefined): Measurements {
  if (!set) return MEASURING
  const { version, problem, values, leads, lead } = set
  const state = problem === null ? 'ready' : 'failed'
  return { state, analysis_version: version, lead, values, leads }
}
