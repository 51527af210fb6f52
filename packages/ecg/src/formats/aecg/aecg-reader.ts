import { type ByteSource, chunksOf } from '../../signal/byte-source.ts'
import { ecgSignalsAmong } from '../ecg-signals.ts'
import { distinctNames, leadNameOf } from '../lead-name.ts'
import { requireRate } from '../recording-limits.ts'
import type { ReadRequest, RecordingReader } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import type { SourceRecording } from '../source-recording.ts'
import { writeRecording } from '../write-recording.ts'
import { aecgBlocks } from './aecg-blocks.ts'
import type { AecgDigits, AecgDocument, AecgSequence, AecgSeries } from './aecg-document.ts'
import { AecgGatherer } from './aecg-gatherer.ts'
import { aecgLead, isTimeAxis, rateOfAxis } from './aecg-lead.ts'
import { isoTimeOfHl7 } from './hl7-time.ts'
import { XmlScanner } from './xml-scanner.ts'

/** Reads annotated ECGs (HL7 aECG): every set of leads of the series RHYTHM is a recording. */
export const aecgReader: RecordingReader = {
  format: 'aecg',
  recognises: isAecg,
  read: async (request, sink) => {
    for (const recording of await openAecg(request)) await writeRecording(recording, sink)
  },
}

/** Returns whether bytes start like an annotated ECG; one in UTF-16 is recognised and refused. */
function isAecg(start: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(start).replaceAll('\0', '')
  return /^(?:ï»¿|ÿþ|þÿ)?\s*</.test(text) && /<(?:\w{1,20}:)?AnnotatedECG[\s>/]/.test(text)
}

/** Returns the recordings of a file. */
export async function openAecg(request: ReadRequest): Promise<SourceRecording[]> {
  const document = await gather(request.source)
  const rhythm = rhythmOf(document)
  if (rhythm.length === 0) throw new UnreadableRecording('samplesMissing', 'series RHYTHM')
  const found = rhythm.flatMap((series) =>
    series.sets.filter((set) => set.some(hasDigits)).map((set) => ({ series, set })),
  )
  if (found.length === 0) throw new UnreadableRecording('samplesMissing', 'digits')
  return found.map(({ series, set }, place) =>
    recordingOf({ request, document, series, set, isLast: place === found.length - 1 }),
  )
}

async function gather(source: ByteSource): Promise<AecgDocument> {
  const gatherer = new AecgGatherer()
  const scanner = new XmlScanner(gatherer)
  const [first = 0x20, second = 0x20] = await source.read(0, Math.min(2, source.sizeBytes))
  if (first >= 0xfe || first === 0 || second === 0) {
    throw new UnreadableRecording('layoutUnsupported', 'encoding UTF-16')
  }
  for await (const chunk of chunksOf(source)) scanner.push(chunk)
  gatherer.document.isCut = !scanner.isComplete
  return gatherer.document
}

/** Returns the series of the whole rhythm. A representative beat is an average and no recording. */
function rhythmOf({ series }: AecgDocument): AecgSeries[] {
  const measured = series.filter(({ isDerived }) => !isDerived)
  const coded = measured.filter(({ code }) => code.toUpperCase() === 'RHYTHM')
  return coded.length > 0 ? coded : measured.filter(({ code }) => code === '')
}

type Measured = AecgSequence & { digits: AecgDigits; label: string; unit: string }

function recordingOf(of: {
  request: ReadRequest
  document: AecgDocument
  series: AecgSeries
  set: readonly AecgSequence[]
  isLast: boolean
}): SourceRecording {
  const { request, document, series, set } = of
  const axes = set.filter(isTimeAxis)
  const measured = set.flatMap(measuredOf)
  const chosen = ecgSignalsAmong(measured) ?? measured
  const names = distinctNames(chosen.map(({ code }) => leadNameOf(code)))
  const dropped = measured.filter((sequence) => !chosen.includes(sequence))
  const sampleCount = Math.max(...chosen.map(({ digits }) => digits.count))
  const shortest = Math.min(...chosen.map(({ digits }) => digits.count))
  const warnings: RecordingWarning[] = []
  if (dropped.length > 0) {
    warnings.push({ warning: 'leadsDropped', value: dropped.map(({ code }) => code).join(', ') })
  }
  if (of.isLast && document.isCut) {
    warnings.push({ warning: 'cutShort', value: `${shortest} of ${sampleCount} samples` })
  } else if (shortest < sampleCount) {
    warnings.push({ warning: 'durationDiffers', value: `${shortest} of ${sampleCount} samples` })
  }
  const start = axes.map(({ quantities }) => isoTimeOfHl7(quantities.head?.value ?? ''))
  return {
    header: {
      samplesPerSecond: requireRate(
        rateOfAxis(axes) ?? request.stated.samplesPerSecond,
        'increment of the time sequence',
      ),
      startedAt:
        start.find((time) => time) ?? isoTimeOfHl7(series.start) ?? isoTimeOfHl7(document.start),
      filter: series.filters.join(', '),
      device: document.device,
      patientName: document.patientName,
      printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
    },
    leads: chosen.map((sequence, place) =>
      aecgLead(sequence, names[place] ?? sequence.code, request.stated),
    ),
    sampleCount,
    blocks: () => aecgBlocks(request.source, chosen, sampleCount),
    outcome: () => ({
      stated: shortest < sampleCount ? [{ from: shortest, to: sampleCount }] : [],
      warnings,
    }),
  }
}

function hasDigits({ digits }: AecgSequence): boolean {
  return digits !== undefined && digits.count > 0
}

function measuredOf(sequence: AecgSequence): Measured[] {
  const { digits, code, quantities } = sequence
  if (isTimeAxis(sequence) || !digits || digits.count === 0) return []
  return [{ ...sequence, digits, label: code, unit: quantities.scale?.unit ?? '' }]
}
