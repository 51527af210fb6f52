import { ecgSignalsAmong } from '../ecg-signals.ts'
import { distinctNames, leadNameOf } from '../lead-name.ts'
import { gapToStatedEnd, requireRate } from '../recording-limits.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import {
  BLOCK_SAMPLES,
  EXTENT_16_BITS,
  type SampleBlock,
  type SourceLead,
  type SourceRecording,
} from '../source-recording.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import { writeRecording } from '../write-recording.ts'
import { WfdbCheck } from './wfdb-checks.ts'
import { type WfdbFile, wfdbFiles } from './wfdb-files.ts'
import { isWfdbHeader, parseWfdbHeader, type WfdbHeader, type WfdbSignal } from './wfdb-header.ts'

/** Reads WFDB records: a header and its sample files beside it. */
export const wfdbReader: RecordingReader = {
  format: 'wfdb',
  recognises: isWfdbHeader,
  read: async (request, sink) => writeRecording(await openWfdb(request), sink),
}

const MOST_HEADER_BYTES = 1 << 20
/** The frames read together: a multiple of the samples of every packing's group. */
const FRAMES = BLOCK_SAMPLES - (BLOCK_SAMPLES % 6)

/** Returns the recording of a record. */
export async function openWfdb(request: ReadRequest): Promise<SourceRecording> {
  const { source, stated } = request
  if (source.sizeBytes > MOST_HEADER_BYTES) {
    throw new UnreadableRecording('tooLarge', request.fileName)
  }
  const header = parseWfdbHeader(await source.read(0, source.sizeBytes))
  const samplesPerSecond = requireRate(
    header.samplesPerSecond ?? stated.samplesPerSecond,
    'sampling frequency',
  )
  const chosen = ecgSignalsAmong(header.signals)
  if (!chosen) {
    const labels = header.signals.map(({ label }) => label)
    throw new UnreadableRecording('notAnEcg', `signals ${labels.join(', ').slice(0, 200)}`)
  }
  const names = distinctNames(chosen.map(({ label }) => leadNameOf(label)))
  const leads = chosen.map((signal, place) =>
    leadOf(signal, names[place] ?? signal.label, stated.millivoltsPerUnit),
  )
  const files = wfdbFiles(header.signals, request.companions)
  const extent = wfdbExtent(header, files, samplesPerSecond)
  const dropped = header.signals.filter((signal) => !chosen.includes(signal))
  const warnings: RecordingWarning[] = [...extent.warnings]
  if (dropped.length > 0) {
    warnings.push({ warning: 'leadsDropped', value: dropped.map(({ label }) => label).join(', ') })
  }
  let checks: WfdbCheck[] = []
  async function* blocks(): AsyncGenerator<SampleBlock> {
    checks = chosen?.map((signal) => new WfdbCheck(signal, extent.checkedSamples)) ?? []
    for (let from = 0; from < extent.sampleCount; from += FRAMES) {
      yield await blockOf(files, chosen ?? [], checks, {
        from,
        count: Math.min(FRAMES, extent.sampleCount - from),
      })
    }
  }
  return {
    header: {
      samplesPerSecond,
      startedAt: header.startedAt,
      filter: '',
      device: '',
      patientName: '',
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads,
    sampleCount: extent.sampleCount,
    blocks,
    outcome: () => ({
      stated: extent.missing,
      warnings: [...warnings, ...checks.flatMap((check) => check.warnings())],
    }),
  }
}

function leadOf(
  signal: WfdbSignal,
  name: string,
  statedMillivolts: number | undefined,
): SourceLead {
  const millivolts = millivoltsPerUnit(signal.unit)
  const perCount = millivolts === undefined ? statedMillivolts : millivolts / signal.countsPerUnit
  if (perCount === undefined) {
    throw new UnreadableRecording('unitUnknown', `unit "${signal.unit}" of ${signal.label}`)
  }
  const isWide = [24, 32].includes(signal.format)
  return {
    name,
    millivoltsPerUnit: perCount,
    zero: signal.baseline,
    step: 1,
    extent: isWide ? undefined : EXTENT_16_BITS,
  }
}

/** Compares the samples that the header states with those in the files; the files' lengths are the truth. */
function wfdbExtent(header: WfdbHeader, files: readonly WfdbFile[], samplesPerSecond: number) {
  const inFiles = Math.max(...files.map(({ frameCount }) => frameCount))
  const isPadded = ({ packing, signals, frameCount }: WfdbFile) =>
    (frameCount - (header.statedSamples ?? 0)) * signals.length < packing.samples
  const stated = header.statedSamples ?? inFiles
  const sampleCount = stated < inFiles && files.every(isPadded) ? stated : inFiles
  const shortest = Math.min(sampleCount, ...files.map(({ frameCount }) => frameCount))
  if (sampleCount === 0)
    throw new UnreadableRecording('samplesMissing', files[0]?.signals[0]?.fileName)
  const warnings: RecordingWarning[] = []
  if (shortest < stated)
    warnings.push({ warning: 'cutShort', value: `${shortest} of ${stated} samples` })
  if (sampleCount > stated) {
    warnings.push({ warning: 'durationDiffers', value: `${sampleCount} of ${stated} samples` })
  }
  return {
    sampleCount,
    checkedSamples: stated,
    missing: gapToStatedEnd({ samplesPerSecond, sampleCount: shortest, statedSamples: stated }),
    warnings,
  }
}

/** Reads a stretch of all files; what a file lacks has no number. */
async function blockOf(
  files: readonly WfdbFile[],
  chosen: readonly WfdbSignal[],
  checks: readonly WfdbCheck[],
  { from, count }: { from: number; count: number },
): Promise<SampleBlock> {
  const block = chosen.map(() => new Float64Array(count).fill(Number.NaN))
  for (const { source, packing, byteOffset, signals, frameCount } of files) {
    const offset = byteOffset + ((from * signals.length) / packing.samples) * packing.bytes
    const groups = Math.ceil((count * signals.length) / packing.samples)
    const bytes = await source.read(offset, groups * packing.bytes)
    const frames = Math.max(0, Math.min(count, frameCount - from))
    for (const [place, signal] of signals.entries()) {
      const lead = chosen.indexOf(signal)
      const [values, check] = [block[lead]?.subarray(0, frames), checks[lead]]
      if (!(values && check)) continue
      for (let frame = 0; frame < frames; frame += 1) {
        values[frame] = packing.sampleAt(bytes, frame * signals.length + place)
      }
      check.add(values)
      eraseInvalid(values, packing.invalid)
    }
  }
  return block
}

function eraseInvalid(values: Float64Array, invalid: number): void {
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] === invalid) values[index] = Number.NaN
  }
}
