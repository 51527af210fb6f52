import { landmarkAt, spineStart } from '@systole/domain/measurements/landmarks'
import type { LengthSpan, Reading } from '@systole/domain/measurements/measure'
import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { Doubt } from '@systole/domain/measurements/plausibility'
import {
  placeInRange,
  referenceRange,
  VLAS_SUGGESTS_ENLARGED,
} from '@systole/domain/measurements/reference-ranges'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { traceValue } from '../../ecg-trace/calipers/caliper-words.ts'
import { pageWords } from './page-words.ts'

type Format = ReturnType<typeof useFormat>
const FIRST_VERTEBRA = 4
const LAST_THORACIC = 13

/** Returns functions that describe measurements in the reader's language. */
export function useMeasureWords() {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  return useMemo(() => words(t, format), [t, format])
}

function orDash(number: number | undefined, shown: (number: number) => string): string {
  return number === undefined ? '–' : shown(number)
}

export type MeasureWords = ReturnType<typeof words>

function words(t: TFunction<'viewers'>, format: Format) {
  const vertebrae = (value: number | undefined) =>
    t('measure.vertebrae', { value: value === undefined ? '–' : format.fixed(value, 1) })
  const span = ({ millimetres, pixels }: LengthSpan) =>
    millimetres === undefined
      ? t('measure.pixels', { value: format.fixed(pixels, 0) })
      : t('measure.millimetres', { value: format.fixed(millimetres, 1) })
  const fixed = (number: number | undefined, digits: number) =>
    orDash(number, (known) => format.fixed(known, digits))
  const value = (reading: Reading): string => {
    switch (reading.method) {
      case 'length':
        return span(reading)
      case 'angle':
        return t('measure.degrees', { value: fixed(reading.degrees, 1) })
      case 'laAo':
        return fixed(reading.ratio, 2)
      case 'amplitude':
      case 'interval':
        return traceValue(t, reading)
      case 'pageInterval':
      case 'pageAmplitude':
      case 'timeScale':
      case 'voltageScale':
        return pageWords(t, reading)
      default:
        return vertebrae(reading.vertebrae)
    }
  }
  const method = (name: MeasurementMethod) => t(`measure.methods.${name}`)
  /** Names an interval by its span, an amplitude by its lead, all others by their method. */
  const name = (reading: Reading) =>
    ('label' in reading ? reading.label : '') || method(reading.method)
  return {
    value,
    vertebrae,
    method,
    name,
    source: (name: MeasurementMethod) => t(`measure.sources.${name}`),
    /** Formats the parts: "4.1 + 3.6, from T4". */
    parts: (reading: Reading): string | undefined => {
      if (reading.method === 'laAo' && reading.atrium && reading.aorta) {
        const { atrium, aorta } = reading
        return t('measure.ratioParts', { atrium: span(atrium), aorta: span(aorta) })
      }
      if (reading.method !== 'vhs' || reading.vertebrae === undefined) return undefined
      const long = format.fixed(reading.long ?? 0, 1)
      const short = format.fixed(reading.short ?? 0, 1)
      return t('measure.parts', { long, short })
    },
    /** Returns the text inserted into an answer. */
    inserted: (reading: Reading): string => {
      const whole = t('measure.inserted', { method: name(reading), value: value(reading) })
      if (reading.method !== 'vhs' || reading.vertebrae === undefined) return whole
      const long = format.fixed(reading.long ?? 0, 1)
      const short = format.fixed(reading.short ?? 0, 1)
      return t('measure.insertedParts', { whole, long, short })
    },
    landmark: (name: MeasurementMethod, index: number) =>
      t(`measure.landmarks.${landmarkAt(name, index)}`, { vertebra: vertebraAt(name, index) }),
    step: (name: MeasurementMethod, index: number) =>
      t(`measure.steps.${landmarkAt(name, index)}`, { vertebra: vertebraAt(name, index) }),
    /** Returns why the value is probably an error. */
    doubt: (of: Doubt, name: MeasurementMethod) => doubtWords(t, format, of, name),
    remark: (reading: Reading, patient: { species: string; breedId: string | null }) =>
      remark(t, format, reading, patient),
  }
}

function doubtWords(
  t: TFunction<'viewers'>,
  format: Format,
  of: Doubt,
  name: MeasurementMethod,
): string {
  if ('limit' in of) return t(`measure.doubt.${of.reason}`, { limit: format.fixed(of.limit, 1) })
  const [from, to] = [vertebraAt(name, of.index), vertebraAt(name, of.index + 1)]
  return t(`measure.doubt.${of.reason}`, { from, to })
}

/** Returns the vertebra of a point: T4 at the first point of the spine, T5 at the next, L1 after T13. */
export function vertebraAt(method: MeasurementMethod, index: number): string {
  const number = FIRST_VERTEBRA + index - (spineStart(method) ?? index)
  return number <= LAST_THORACIC ? `T${number}` : `L${number - LAST_THORACIC}`
}

/** Returns the reference range and the comparison with it. Discreet, because the reader judges. */
function remark(
  t: TFunction<'viewers'>,
  format: Format,
  reading: Reading,
  patient: { species: string; breedId: string | null },
): { text: string; source: string } | undefined {
  if (reading.method === 'laAo') return ratioRemark(t, format, reading, patient)
  if (reading.method !== 'vhs' && reading.method !== 'vlas') return undefined
  const range = referenceRange({ method: reading.method, ...patient })
  if (!range || reading.vertebrae === undefined) return undefined
  const high = format.fixed(range.high, 1)
  const name = range.ofBreed ? 'breed' : patient.species === 'cat' ? 'cat' : 'dog'
  const of = t(`measure.reference.of.${name}`)
  const reported =
    range.low === undefined
      ? t('measure.reference.upTo', { of, high })
      : t('measure.reference.range', { of, low: format.fixed(range.low, 1), high })
  const place = t(`measure.reference.${placeInRange(reading.vertebrae, range)}`)
  const enlarged = reading.method === 'vlas' && reading.vertebrae >= VLAS_SUGGESTS_ENLARGED
  const more = enlarged
    ? t('measure.reference.vlas', { from: format.fixed(VLAS_SUGGESTS_ENLARGED, 1) })
    : place
  return {
    text: t('measure.reference.remark', { told: reported, place: more }),
    source: range.source,
  }
}

function ratioRemark(
  t: TFunction<'viewers'>,
  format: Format,
  { ratio }: Reading & { method: 'laAo' },
  patient: { species: string; breedId: string | null },
): { text: string; source: string } | undefined {
  const range = referenceRange({ method: 'laAo', ...patient })
  if (!range || ratio === undefined) return undefined
  const of = t('measure.reference.of.dog')
  const reported = t('measure.reference.ratioUpTo', { of, high: format.fixed(range.high, 1) })
  const place = t(`measure.reference.${placeInRange(ratio, range)}`)
  return { text: t('measure.reference.remark', { told: reported, place }), source: range.source }
}
