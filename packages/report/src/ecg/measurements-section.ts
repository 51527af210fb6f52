import { reviewField, reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { shownSpread } from '@systole/domain/ecg-values/ecg-number'
import {
  ECG_VALUES,
  type EcgUnit,
  type EcgValueField,
  ecgSpreadText,
  ecgValueText,
} from '@systole/domain/ecg-values/ecg-value'
import { withMinusSign } from '@systole/domain/text/minus-sign'
import { fill } from '@systole/i18n/fill'
import type { FactsSection, TableSection } from '../report-layout.ts'
import type { ReportTexts } from '../written-texts.ts'
import type {
  FurtherValue,
  FurtherValueName,
  MeasuredFieldName,
  Measurement,
} from './ecg-report-model.ts'
import type { EcgWords } from './ecg-words.ts'

type Texts = ReportTexts['ecgReport']['measurements']

const NAMES = {
  'heart_rate.rrRate': 'rrRate',
  'heart_rate.min': 'min',
  'heart_rate.max': 'max',
  'heart_rate.counted': 'counted',
  'p_wave.height': 'pHeight',
  'p_wave.duration': 'pDuration',
  'pr.duration': 'pr',
  'qrs.r_height': 'rHeight',
  'qrs.duration': 'qrsDuration',
  't_wave.height': 'tHeight',
  't_wave.qt': 'qt',
  axis: 'axis',
} as const satisfies Readonly<Record<MeasuredFieldName, keyof Texts['fields']>>

/** Returns the values with ±, reference and flag in words. Handbook 5.8. */
export function measurementsSection(words: EcgWords): TableSection {
  const { model, texts } = words
  const own = texts.ecgReport.measurements
  return {
    kind: 'table',
    id: 'measurements',
    title: own.title,
    intro: '',
    columns: [own.value, own.measured, own.spread, own.reference, own.flag],
    widths: [0.22, 0.16, 0.25, 0.27, 0.1],
    figures: [1],
    rows: [
      ...model.measurements.map((each) =>
        rowOf(texts, { ...each, label: own.fields[NAMES[each.field]], as: valueNamed(each.field) }),
      ),
      ...(model.furtherValues ?? []).map((each) =>
        rowOf(texts, { ...each, label: furtherName(each, own), as: FURTHER_AS[each.name] }),
      ),
    ],
    flagged: [...model.measurements, ...(model.furtherValues ?? [])].flatMap(({ flag }, row) =>
      flag === 'low' || flag === 'high' ? [row] : [],
    ),
    note: noteText(words),
  }
}

/** Returns the heights of R in the measured leads of a 6L ECG. SPEC E17. */
export function leadsSection({ model, texts }: EcgWords): FactsSection | undefined {
  if (model.rHeights.length === 0) return undefined
  return {
    kind: 'facts',
    id: 'leads',
    title: texts.ecgReport.measurements.perLead,
    facts: model.rHeights.map(({ lead, millivolts }) => ({
      label: lead,
      value: reviewNumberText('qrs.r_height', millivolts),
    })),
    wide: [],
  }
}

/** A value of the table: its name, and the value of the review that it is written like. */
type Shown = Omit<Measurement, 'field'> & {
  label: string
  as: EcgValueField
  name?: FurtherValueName
}

const FURTHER_AS: Readonly<Record<FurtherValueName, EcgValueField>> = {
  st: 'tHeightMillivolts',
  sOne: 'rHeightMillivolts',
  sTwo: 'rHeightMillivolts',
  pAxis: 'axisDegrees',
  qtc: 'qtSeconds',
}

function valueNamed(field: MeasuredFieldName): EcgValueField {
  const row = reviewField(field)
  return row.kind === 'number' ? row.value : 'heartRatePerMinute'
}

function furtherName({ name, lead }: FurtherValue, own: Texts): string {
  return fill(own.further[name], { lead: lead ?? '' })
}

function rowOf(texts: ReportTexts, shown: Shown): string[] {
  const own = texts.ecgReport.measurements
  const { label, flag } = shown
  return [
    label,
    valueText(texts, shown),
    spreadText(shown, own),
    referenceText(shown, own),
    flag === undefined ? own.noFlag : own.flags[flag],
  ]
}

/** An S of zero is a lead without one; ST and the axis of P may be zero. */
function valueText(texts: ReportTexts, { value, as, name }: Shown): string {
  if (value === null) return texts.common.notApplicable
  const isS = name === 'sOne' || name === 'sTwo'
  return isS && value === 0 ? texts.ecgReport.ectopy.noneSeen : ecgValueText(as, value)
}

/** An axis has a spread but no reading step. */
function spreadText({ as, value, uncertainty, resolution = 0 }: Shown, own: Texts): string {
  if (value === null || (uncertainty === undefined && resolution === 0)) return ''
  const step = ecgSpreadText(as, resolution)
  if (uncertainty === undefined) return fill(own.step, { step })
  if (resolution === 0) return `±\u00a0${ecgSpreadText(as, uncertainty)}`
  const spread = shownSpread(uncertainty, ECG_VALUES[as].step)
  return fill(own.spreadAndStep, { spread, step })
}

function referenceText({ as, reference, noReference }: Shown, own: Texts): string {
  if (!reference) return noReference === 'rate' ? '' : own.noReference
  if (reference.of === 'r') return shareText(reference, own)
  const { unit } = ECG_VALUES[as]
  const range = boundsText(reference, unit, own)
  const { wider } = reference
  if (!wider) return range
  return fill(own.wider, { range, wider: boundsText(wider, unit, own) })
}

/** Writes bounds that are shares of the height of R: "up to 25 % of R". */
function shareText({ high = 0 }: Bounds, own: Texts): string {
  const percent = fill(own.percent, { value: Math.round(high * 100) })
  return fill(own.ofR, { range: fill(own.upTo, { high: percent }) })
}

type Bounds = { low?: number | undefined; high?: number | undefined }

/** The limits are printed as they were published; a value is rounded to its step. */
function boundsText({ low, high }: Bounds, unit: EcgUnit, own: Texts): string {
  if (high === undefined)
    return low === undefined ? '' : fill(own.from, { low: withUnit(low, unit) })
  if (low === undefined) return fill(own.upTo, { high: withUnit(high, unit) })
  return fill(own.range, { low: withMinusSign(String(low)), high: withUnit(high, unit) })
}

function withUnit(value: number, unit: EcgUnit): string {
  const figure = withMinusSign(String(value))
  return unit === '°' ? `${figure}${unit}` : `${figure}\u00a0${unit}`
}

function noteText({ model, texts }: EcgWords): string {
  const own = texts.ecgReport.measurements
  const { measurements, recording } = model
  const further = model.furtherValues ?? []
  const all = [...measurements, ...further]
  const sources = [...new Set(all.flatMap(({ reference }) => reference?.source ?? []))]
  const beats = Math.max(0, ...all.map((each) => each.beats ?? 0))
  const automatic = further.filter(({ value }) => value !== null)
  const names = automatic
    .map((each) => furtherName(each, own))
    .join(texts.ecgReport.rhythm.separator)
  const byBounds = measurements
    .flatMap((each) => (each.byBounds ? [own.fields[NAMES[each.field]]] : []))
    .join(texts.ecgReport.rhythm.separator)
  const { conditions, valueLead } = recording
  return [
    sources.length > 0 ? fill(own.note, { sources: sources.join('; ') }) : own.noSources,
    sources.length > 0 && conditions === 'differ' ? own.differ : '',
    sources.length > 0 && conditions === 'unknown' ? own.unknown : '',
    beats > 0 ? fill(own.spreadNote, { beats }) : '',
    valueLead === null ? '' : fill(own.lead, { lead: valueLead }),
    byBounds === '' ? '' : fill(own.byBounds, { names: byBounds }),
    names === '' ? '' : fill(own.automatic, { names }),
  ]
    .filter((part) => part !== '')
    .join(' ')
}
