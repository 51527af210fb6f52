import type { MeasurementMethod } from '@systole/domain/measurements/measurement'

/** T for the atrium: V and A are taken. */
export const METHOD_KEYS = {
  l: 'length',
  a: 'angle',
  v: 'vhs',
  t: 'vlas',
} as const satisfies Record<string, MeasurementMethod>
