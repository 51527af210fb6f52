import { readMeasurement } from './measure.ts'
import type { Measured, PixelSpacing } from './measurement.ts'

/** What a report says of a measurement, the same in every language; undefined while the points tell no value. */
export function measurementText(measured: Measured, spacing: PixelSpacing): string | undefined {
  const reading = readMeasurement(measured, spacing)
  switch (reading.method) {
    case 'length':
      return reading.millimetres === undefined
        ? `${reading.pixels.toFixed(0)} px`
        : `${reading.millimetres.toFixed(1)} mm`
    case 'angle':
      return reading.degrees === undefined ? undefined : `${reading.degrees.toFixed(1)}°`
    case 'vhs':
      return vertebrae('VHS', reading.vertebrae)
    case 'vlas':
      return vertebrae('VLAS', reading.vertebrae)
  }
}

function vertebrae(name: string, value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${name} ${value.toFixed(1)} v`
}
