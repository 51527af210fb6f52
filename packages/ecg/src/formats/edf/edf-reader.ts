import type { ByteSource } from '../../signal/byte-source.ts'
import type { SampleRange } from '../../signal/ecg-signal.ts'
import { gapToStatedEnd } from '../recording-limits.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import type { SampleBlock, SourceRecording } from '../source-recording.ts'
import { writeRecording } from '../write-recording.ts'
import { type EdfLayout, gapBlocks, pieceBlocks, recordBlocks } from './edf-blocks.ts'
import { type EdfHeader, edfHeaderBytes, isEdf, parseEdfHeader } from './edf-header.ts'
import { chooseEdfLeads, type EdfLeads } from './edf-leads.ts'
import { type EdfRun, readEdfRuns } from './edf-onsets.ts'
import { laterStart } from './edf-start.ts'

/** Reads EDF, EDF+ and their 24-bit form BDF. */
export const edfReader: RecordingReader = {
  format: 'edf',
  recognises: isEdf,
  read: async (request, sink) => {
    for (const recording of await openEdf(request)) await writeRecording(recording, sink)
  },
}

/** Samples of gaps that are stored as such, over three times the samples recorded: an hour at 500 Hz. Beyond, a new recording begins. */
const MOST_GAP_SAMPLES = 1_800_000

type EdfFile = {
  source: ByteSource
  header: EdfHeader
  chosen: EdfLeads
  extent: EdfExtent
  firstOnset: number
  warnings: readonly RecordingWarning[]
}

/** Returns the recordings of a file: one, or several if long gaps part them. */
export async function openEdf({ source, stated }: ReadRequest): Promise<SourceRecording[]> {
  const header = await readHeader(source)
  const chosen = chooseEdfLeads(header, stated)
  const { samplesPerSecond, dropped } = chosen
  const extent = edfExtent(source, header, chosen)
  const samplesPerRecord = chosen.signals[0]?.samplesPerRecord ?? 0
  const of = { recordCount: extent.recordCount, samplesPerRecord, samplesPerSecond }
  const { runs, firstOnset, overlapAt } = await readEdfRuns(source, header, of)
  const warnings: RecordingWarning[] = [...extent.warnings]
  if (dropped.length > 0) warnings.push({ warning: 'leadsDropped', value: dropped.join(', ') })
  if (overlapAt !== undefined) {
    warnings.push({ warning: 'durationDiffers', value: `onset of record ${overlapAt + 1}` })
  }
  const file = { source, header, chosen, extent, firstOnset, warnings }
  const budget = MOST_GAP_SAMPLES + 3 * extent.recordCount * samplesPerRecord
  const parts = partsOf(runs, samplesPerRecord, budget)
  return parts.map((part, place) => recordingOf(file, part, place === parts.length - 1))
}

async function readHeader(source: ByteSource): Promise<EdfHeader> {
  const fixed = await source.read(0, Math.min(256, source.sizeBytes))
  if (!isEdf(fixed)) throw new UnreadableRecording('notAnEcg', 'version')
  const length = Math.min(edfHeaderBytes(fixed), source.sizeBytes)
  return parseEdfHeader(await source.read(0, length))
}

type EdfExtent = {
  /** Whole records in the file. */
  recordCount: number
  /** Samples per lead of a last record that is cut. */
  cutSamples: number
  /** Samples per lead that the header states beyond the end of the file. */
  missingSamples: number
  warnings: readonly RecordingWarning[]
}

/** Compares the records that the header states with those in the file; the file's length is the truth. */
function edfExtent(source: ByteSource, header: EdfHeader, { signals }: EdfLeads): EdfExtent {
  const { headerBytes, recordBytes, bytesPerSample, statedRecords } = header
  const dataBytes = Math.max(0, source.sizeBytes - headerBytes)
  const perRecord = signals[0]?.samplesPerRecord ?? 0
  const recordCount = perRecord === 0 ? 0 : Math.floor(dataBytes / recordBytes)
  const rest = dataBytes - recordCount * recordBytes
  const isCut = statedRecords === undefined ? rest > 0 : statedRecords > recordCount
  const wholeSamples = signals.map(({ byteOffset }) =>
    Math.floor((rest - byteOffset) / bytesPerSample),
  )
  const cutSamples = isCut ? Math.min(perRecord, Math.max(0, ...wholeSamples)) : 0
  if (recordCount * perRecord + cutSamples === 0) {
    throw new UnreadableRecording('samplesMissing', `${recordCount} data records`)
  }
  const stated = (statedRecords ?? recordCount) * perRecord
  const value = `${recordCount} of ${statedRecords ?? '?'} data records`
  const differs = isCut ? 'cutShort' : 'durationDiffers'
  return {
    recordCount,
    cutSamples,
    missingSamples: Math.max(0, stated - recordCount * perRecord - cutSamples),
    warnings: isCut || statedRecords !== recordCount ? [{ warning: differs, value }] : [],
  }
}

/** Parts the runs where the gaps between them exceed the budget. */
function partsOf(runs: readonly EdfRun[], samplesPerRecord: number, budget: number): EdfRun[][] {
  const parts: EdfRun[][] = [[]]
  let gaps = 0
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1]
    const gap = before
      ? run.startSample - before.startSample - before.recordCount * samplesPerRecord
      : 0
    gaps += gap
    if (gaps > budget) {
      parts.push([])
      gaps = 0
    }
    parts.at(-1)?.push(run)
  }
  return parts
}

function recordingOf(file: EdfFile, runs: readonly EdfRun[], isLast: boolean): SourceRecording {
  const { source, header, chosen, extent } = file
  const { samplesPerSecond, signals, leads } = chosen
  const layout: EdfLayout = { ...header, signals }
  const perRecord = signals[0]?.samplesPerRecord ?? 0
  const startSample = runs[0]?.startSample ?? 0
  const ranges = runs.map((run) => ({
    ...run,
    from: run.startSample - startSample,
    to: run.startSample - startSample + run.recordCount * perRecord,
  }))
  const wholeEnd = ranges.at(-1)?.to ?? 0
  const sampleCount = wholeEnd + (isLast ? extent.cutSamples : 0)
  const gaps: SampleRange[] = ranges
    .slice(1)
    .map(({ from }, index) => ({ from: ranges[index]?.to ?? 0, to: from }))
  const statedSamples = sampleCount + (isLast ? extent.missingSamples : 0)
  gaps.push(...gapToStatedEnd({ samplesPerSecond, sampleCount, statedSamples }))
  async function* blocks(): AsyncGenerator<SampleBlock> {
    let end = 0
    for (const { from, to, firstRecord, recordCount } of ranges) {
      yield* gapBlocks(signals.length, from - end)
      yield* recordBlocks(source, layout, { firstRecord, recordCount })
      end = to
    }
    const cut = { record: extent.recordCount, sampleCount: sampleCount - wholeEnd }
    yield* pieceBlocks(source, layout, cut)
  }
  const onset = file.firstOnset + startSample / samplesPerSecond
  return {
    header: {
      samplesPerSecond,
      startedAt: laterStart(header.startedAt, onset),
      filter: signals[0]?.filter ?? '',
      device: header.device,
      patientName: header.patientName,
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads,
    sampleCount,
    blocks,
    outcome: () => ({ stated: gaps, warnings: file.warnings }),
  }
}
