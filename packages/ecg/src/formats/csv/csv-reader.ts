import type { SampleRange } from '../../signal/ecg-signal.ts'
import { isoTimeOf, isoTimeOfEpoch } from '../clock-text.ts'
import { distinctNames, leadNameOf } from '../lead-name.ts'
import { EMPTY_EXTENT, widen } from '../quantise.ts'
import { requireRate } from '../recording-limits.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import type { SourceLead, SourceRecording, ValueExtent } from '../source-recording.ts'
import { type TimeAxis, timeAxisOf } from '../time-axis.ts'
import { withTimeGaps } from '../timed-blocks.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import { writeRecording } from '../write-recording.ts'
import { type CsvColumn, type CsvColumns, columnsOf } from './csv-columns.ts'
import { type CsvTable, cellsOf, csvTableOf, linesOf, newlineOf } from './csv-lines.ts'
import { type CsvPreamble, preambleOf } from './csv-preamble.ts'
import { type CsvFindings, type CsvSource, csvBlocks } from './csv-rows.ts'

const START_BYTES = 65_536
const FIRST_TIMES = 4096
const MOST_DECIMALS = 9
const [POINT, COMMA] = [0x2e, 0x2c] as const

/** Reads ECGs from tables of text: any separator, decimal point or comma, with or without header and times. */
export const csvReader: RecordingReader = {
  format: 'csv',
  recognises: (start) => !isBinary(start) && layoutOf(start) !== undefined,
  read: async (request, sink) => writeRecording(await openCsv(request), sink),
}

type Layout = {
  table: CsvTable
  columns: CsvColumns
  preamble: CsvPreamble
  first: string[]
} & Omit<CsvSource, 'source'>

/** Finds what a table contains from its start, or `undefined` if it is none. */
function layoutOf(start: Uint8Array): Layout | undefined {
  const newline = newlineOf(start)
  const lines = linesOf(start, newline)
  const table = csvTableOf(lines)
  if (!table) return undefined
  const columns = columnsOf(lines, table)
  const { time, leads } = columns
  const targets = [
    ...(time ? [time] : []),
    ...leads.map((lead) => ({ ...lead, isClock: false })),
  ].map(({ index, label, isClock }) => ({ index, label, isClock }))
  const decimalMark = table.isDecimalComma ? COMMA : POINT
  return {
    table,
    columns,
    preamble: preambleOf(lines.slice(0, table.first)),
    first: cellsOf(lines[table.first]?.text ?? '', table.separator),
    dialect: { newline, separator: table.separator.charCodeAt(0), decimalMark },
    dataOffset: lines[table.first]?.offset ?? 0,
    width: table.width,
    targets,
  }
}

/** Opens the recording of a table. Throws `UnreadableRecording` with the line or column in question. */
export async function openCsv({ source, fileName, stated }: ReadRequest): Promise<SourceRecording> {
  const start = await source.read(0, Math.min(START_BYTES, source.sizeBytes))
  const layout = layoutOf(start)
  if (!layout) throw new UnreadableRecording('notAnEcg', fileName)
  const { columns, preamble } = layout
  const csv = { ...layout, source }
  const survey = await surveyOf(csv)
  const statedRate = preamble.samplesPerSecond ?? stated.samplesPerSecond
  const axis = axisOf(columns, survey, statedRate)
  const samplesPerSecond = requireRate(axis?.samplesPerSecond ?? statedRate, 'sampling rate')
  const skipped = columns.time ? 1 : 0
  const names = distinctNames(columns.leads.map(({ label }) => leadNameOf(label)))
  const leads = columns.leads.map((column, place): SourceLead => {
    const decimals = survey.findings.decimals[place + skipped] ?? 0
    return {
      name: names[place] ?? column.label,
      millivoltsPerUnit: scaleOf(column, preamble, stated.millivoltsPerUnit),
      zero: 0,
      step: decimals > MOST_DECIMALS ? undefined : Number(`1e-${decimals}`),
      extent: survey.extents[place + skipped],
    }
  })
  const gaps: SampleRange[] = []
  const read = () => csvBlocks(csv, { decimals: [], isCut: false })
  return {
    header: {
      samplesPerSecond,
      startedAt: startOf(layout) ?? preamble.startedAt,
      filter: preamble.filter,
      device: preamble.device,
      patientName: preamble.patientName,
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads,
    sampleCount: Math.max(survey.rows, axis?.sampleCount ?? 0),
    blocks: () => (axis ? withTimeGaps(read(), axis, gaps) : read()),
    outcome: () => ({ stated: gaps, warnings: warningsOf(columns, survey) }),
  }
}

/** The facts of a table that only a pass over all rows gives. */
type Survey = { rows: number; extents: ValueExtent[]; firstTimes: number[]; findings: CsvFindings }

async function surveyOf(csv: CsvSource): Promise<Survey> {
  const findings: CsvFindings = { decimals: csv.targets.map(() => 0), isCut: false }
  let extents = csv.targets.map(() => EMPTY_EXTENT)
  let rows = 0
  const firstTimes: number[] = []
  for await (const block of csvBlocks(csv, findings)) {
    extents = extents.map((extent, place) => widen(extent, block[place] ?? new Float64Array()))
    const [first = new Float64Array()] = block
    firstTimes.push(...first.subarray(0, FIRST_TIMES - firstTimes.length))
    rows += first.length
  }
  return { rows, extents, firstTimes, findings }
}

function axisOf(
  { time }: CsvColumns,
  { extents, firstTimes, findings }: Survey,
  statedRate: number | undefined,
): TimeAxis | undefined {
  if (!time) return undefined
  return timeAxisOf(
    {
      field: time.label || 'time',
      first: firstTimes,
      latest: extents[0]?.highest ?? Number.NaN,
      decimals: findings.decimals[0] ?? 0,
      unit: time.unit,
      isSequence: time.isSequence,
      samplesPerStamp: 1,
    },
    statedRate,
  )
}

/** Returns the millivolts of one unit of a column: by its header, by the lines above, or as stated by staff. */
function scaleOf(column: CsvColumn, preamble: CsvPreamble, stated: number | undefined): number {
  const unit = column.unit || preamble.unit
  const millivolts = millivoltsPerUnit(unit) ?? preamble.millivoltsPerCount ?? stated
  if (millivolts !== undefined) return millivolts
  throw new UnreadableRecording('unitUnknown', unit ? `${column.label} (${unit})` : column.label)
}

function startOf({ columns: { time }, first }: Layout): string | undefined {
  const text = time && first[time.index]
  if (!text) return undefined
  return time.isClock ? isoTimeOf(text.replace(',', '.')) : isoTimeOfEpoch(Number(text))
}

function warningsOf({ dropped }: CsvColumns, { rows, findings }: Survey): RecordingWarning[] {
  return [
    ...(dropped.length > 0
      ? [{ warning: 'leadsDropped', value: dropped.join(', ') } as const]
      : []),
    ...(findings.isCut ? [{ warning: 'cutShort', value: `${rows} rows` } as const] : []),
  ]
}

function isBinary(start: Uint8Array): boolean {
  const control = start.subarray(0, 4096).findIndex((byte) => byte < 0x09)
  return control >= 0 || start[0] === 0x3c
}
