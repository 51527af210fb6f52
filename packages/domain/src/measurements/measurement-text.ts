import {
  shownMillisecondSpread,
  shownMilliseconds,
  shownMillivoltSpread,
  shownMillivolts,
  shownRate,
} from '../ecg-values/ecg-number.ts'
import { readMeasurement } from './measure.ts'
import type { Measured, PixelSpacing } from './measurement.ts'
import type { PageScale } from './page-scale.ts'
import type { PageReading } from './read-page.ts'
import type { TraceReading } from './read-trace.ts'

/** Formats a measurement for a report, the same in every language; `undefined` if the points give no value. */
export function measurementText(
  measured: Measured,
  spacing: PixelSpacing,
  page?: PageScale,
): string | undefined {
  const reading = readMeasurement(measured, spacing, page)
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
    case 'laAo':
      return reading.ratio === undefined ? undefined : `LA/Ao ${reading.ratio.toFixed(2)}`
    case 'timeScale':
    case 'voltageScale':
      return undefined
    default:
      return traceText(reading)
  }
}

type CaliperReading = TraceReading | Exclude<PageReading, { method: 'timeScale' | 'voltageScale' }>

function traceText(reading: CaliperReading): string | undefined {
  if (reading.method === 'amplitude' || reading.method === 'pageAmplitude') {
    const { label, millivolts } = reading
    const spread = 'uncertaintyMillivolts' in reading ? reading.uncertaintyMillivolts : undefined
    const shown = spread === undefined ? '' : ` ± ${shownMillivoltSpread(spread)} mV`
    return millivolts === undefined
      ? undefined
      : named(label, `${shownMillivolts(millivolts)} mV${shown}`)
  }
  const { label, milliseconds, beatsPerMinute } = reading
  if (milliseconds === undefined) return undefined
  const rate = beatsPerMinute === undefined ? '' : ` (${shownRate(beatsPerMinute)} bpm)`
  const spread = 'uncertaintyMilliseconds' in reading ? reading.uncertaintyMilliseconds : undefined
  const shown = spread === undefined ? '' : ` ± ${shownMillisecondSpread(spread / 1000)} ms`
  return named(label, `${shownMilliseconds(milliseconds / 1000)} ms${shown}${rate}`)
}

function named(label: string, value: string): string {
  return label === '' ? value : `${label} ${value}`
}

function vertebrae(name: string, value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${name} ${value.toFixed(1)} v`
}
