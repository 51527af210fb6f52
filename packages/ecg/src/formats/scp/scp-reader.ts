import { distinctNames } from '../lead-name.ts'
import { EMPTY_EXTENT, widen } from '../quantise.ts'
import { gapToStatedEnd, requireRate } from '../recording-limits.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import { BLOCK_SAMPLES, type SampleBlock, type SourceRecording } from '../source-recording.ts'
import { writeRecording } from '../write-recording.ts'
import { parseScpFacts } from './scp-facts.ts'
import { isScp, parseScp, type ScpRecord } from './scp-sections.ts'
import { decodeScpSignal, type ScpSignal } from './scp-signal.ts'

/** Reads SCP-ECG records: plain, of differences, and Huffman-coded. */
export const scpReader: RecordingReader = {
  format: 'scp',
  recognises: isScp,
  read: async (request, sink) => writeRecording(await openScp(request), sink),
}

/** The length of each lead is stated in two bytes, so that a record with 85 leads has no 6 MB of signal. */
const MOST_BYTES = 1 << 24
const SECTIONS_OF_THE_SIGNAL = [1, 2, 3, 6]

/** Returns the recording of a record. */
export async function openScp({ source, fileName, stated }: ReadRequest): Promise<SourceRecording> {
  if (source.sizeBytes > MOST_BYTES) throw new UnreadableRecording('tooLarge', fileName)
  const bytes = await source.read(0, source.sizeBytes)
  if (!isScp(bytes)) throw new UnreadableRecording('notAnEcg', 'section 0')
  const record = parseScp(bytes)
  const signal = decodeScpSignal(record)
  const names = distinctNames(signal.leads.map(({ name }) => name))
  const sampleCount = Math.max(...signal.leads.map(({ values }) => values.length))
  const millivoltsPerUnit = signal.millivoltsPerStep || stated.millivoltsPerUnit
  if (millivoltsPerUnit === undefined) {
    throw new UnreadableRecording('unitUnknown', 'amplitude value multiplier of section 6')
  }
  if (sampleCount === 0) throw new UnreadableRecording('samplesMissing', 'section 6')
  const samplesPerSecond = requireRate(
    signal.samplesPerSecond ?? stated.samplesPerSecond,
    'sample time interval of section 6',
  )
  const shortest = Math.min(...signal.leads.map(({ values }) => values.length))
  const statedSamples = Math.max(...signal.leads.map((lead) => lead.sampleCount))
  const end = Math.max(sampleCount, statedSamples)
  return {
    header: {
      ...parseScpFacts(record.sections.get(1)?.data),
      samplesPerSecond,
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads: signal.leads.map(({ values }, place) => ({
      name: names[place] ?? '',
      millivoltsPerUnit,
      zero: 0,
      step: 1,
      extent: widen(EMPTY_EXTENT, values),
    })),
    sampleCount,
    blocks: () => scpBlocks(signal, sampleCount),
    outcome: () => ({
      stated: gapToStatedEnd({ samplesPerSecond, sampleCount: shortest, statedSamples: end }),
      warnings: warningsOf(record, { shortest, end }),
    }),
  }
}

async function* scpBlocks(signal: ScpSignal, sampleCount: number): AsyncGenerator<SampleBlock> {
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const to = Math.min(from + BLOCK_SAMPLES, sampleCount)
    yield signal.leads.map(({ values }) => {
      const block = new Float64Array(to - from).fill(Number.NaN)
      block.set(values.subarray(from, to))
      return block
    })
  }
}

function warningsOf(
  record: ScpRecord,
  { shortest, end }: { shortest: number; end: number },
): RecordingWarning[] {
  const warnings: RecordingWarning[] = []
  if (shortest < end) warnings.push({ warning: 'cutShort', value: `${shortest} of ${end} samples` })
  if (record.hasValidCrc || record.isCut) return warnings
  const sections = SECTIONS_OF_THE_SIGNAL.filter(
    (id) => record.sections.get(id)?.hasValidCrc === false,
  )
  const value = ['record', ...sections.map((id) => `section ${id}`)].join(', ')
  return [...warnings, { warning: 'checksumDiffers', value }]
}
