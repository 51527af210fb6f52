import { landmarkAt, spineStart } from '@systole/domain/measurements/landmarks'
import type { Reading } from '@systole/domain/measurements/measure'
import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import {
  placeInRange,
  referenceRange,
  VLAS_SUGGESTS_ENLARGED,
} from '@systole/domain/measurements/reference-ranges'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'

type Format = ReturnType<typeof useFormat>
const FIRST_VERTEBRA = 4
const LAST_THORACIC = 13

/** Measurements in the reader's words and figures. */
export function useMeasureWords() {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  return useMemo(() => words(t, format), [t, format])
}

export type MeasureWords = ReturnType<typeof words>

function words(t: TFunction<'viewers'>, format: Format) {
  const vertebrae = (value: number | undefined) =>
    t('measure.vertebrae', { value: value === undefined ? '–' : format.fixed(value, 1) })
  const value = (reading: Reading): string => {
    if (reading.method === 'length') {
      const { millimetres, pixels } = reading
      return millimetres === undefined
        ? t('measure.pixels', { value: format.fixed(pixels, 0) })
        : t('measure.millimetres', { value: format.fixed(millimetres, 1) })
    }
    if (reading.method === 'angle') {
      const { degrees } = reading
      return t('measure.degrees', { value: degrees === undefined ? '–' : format.fixed(degrees, 1) })
    }
    return vertebrae(reading.vertebrae)
  }
  const method = (name: MeasurementMethod) => t(`measure.methods.${name}`)
  return {
    value,
    vertebrae,
    method,
    source: (name: MeasurementMethod) => t(`measure.sources.${name}`),
    /** "4.1 + 3.6, from T4" */
    parts: (reading: Reading): string | undefined => {
      if (reading.method !== 'vhs' || reading.vertebrae === undefined) return undefined
      const long = format.fixed(reading.long ?? 0, 1)
      const short = format.fixed(reading.short ?? 0, 1)
      return t('measure.parts', { long, short })
    },
    /** What the text of an answer takes over. */
    inserted: (reading: Reading): string => {
      const whole = t('measure.inserted', { method: method(reading.method), value: value(reading) })
      if (reading.method !== 'vhs' || reading.vertebrae === undefined) return whole
      const long = format.fixed(reading.long ?? 0, 1)
      const short = format.fixed(reading.short ?? 0, 1)
      return t('measure.insertedParts', { whole, long, short })
    },
    landmark: (name: MeasurementMethod, index: number) =>
      t(`measure.landmarks.${landmarkAt(name, index)}`, { vertebra: vertebraAt(name, index) }),
    step: (name: MeasurementMethod, index: number) =>
      t(`measure.steps.${landmarkAt(name, index)}`, { vertebra: vertebraAt(name, index) }),
    remark: (reading: Reading, patient: { species: string; breedId: string | null }) =>
      remark(t, format, reading, patient),
  }
}

/** T4 at the first point of the spine, T5 at the next, L1 after T13. */
export function vertebraAt(method: MeasurementMethod, index: number): string {
  const number = FIRST_VERTEBRA + index - (spineStart(method) ?? index)
  return number <= LAST_THORACIC ? `T${number}` : `L${number - LAST_THORACIC}`
}

/** What healthy animals measured, and how this lies to it. Quiet: the reader judges. */
function remark(
  t: TFunction<'viewers'>,
  format: Format,
  reading: Reading,
  patient: { species: string; breedId: string | null },
): { text: string; source: string } | undefined {
  if (reading.method !== 'vhs' && reading.method !== 'vlas') return undefined
  const range = referenceRange({ method: reading.method, ...patient })
  if (!range || reading.vertebrae === undefined) return undefined
  const high = format.fixed(range.high, 1)
  const name = range.ofBreed ? 'breed' : patient.species === 'cat' ? 'cat' : 'dog'
  const of = t(`measure.reference.of.${name}`)
  const told =
    range.low === undefined
      ? t('measure.reference.upTo', { of, high })
      : t('measure.reference.range', { of, low: format.fixed(range.low, 1), high })
  const place = t(`measure.reference.${placeInRange(reading.vertebrae, range)}`)
  const enlarged = reading.method === 'vlas' && reading.vertebrae >= VLAS_SUGGESTS_ENLARGED
  const more = enlarged
    ? t('measure.reference.vlas', { from: format.fixed(VLAS_SUGGESTS_ENLARGED, 1) })
    : place
  return { text: t('measure.reference.remark', { told, place: more }), source: range.source }
}
