import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import {
  type RecordingHeader,
  type RecordingSink,
  UnreadableRecording,
} from '@systole/ecg/formats/recording-sink'
import { type Pyramid, PyramidBuilder } from '@systole/ecg/pyramid/pyramid'
import { pyramidChunks } from '@systole/ecg/pyramid/pyramid-bytes'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { type ReadRecording, recordingFiles } from '../task.ts'
import { type LeadFile, openLeadFile, writeBytes, writeCounts } from './lead-file.ts'

/** The most that the recordings of one file may fill: twice the largest file, since a stored sample may have been half as wide. */
const MOST_SAMPLES = 2 ** 30
const MOST_RECORDINGS = 100
const MOST_GAPS = 20_000
const TEXT_MAX = 500

type Outcome = Parameters<RecordingSink['end']>[0]

/**
 * Writes recordings to a folder as they are read, with one piece of each lead in memory: the signal lead after lead, and its pyramid.
 * A recording that has no end is dropped with the folder.
 */
export function diskSink(folder: string): { sink: RecordingSink; recordings: ReadRecording[] } {
  const recordings: ReadRecording[] = []
  let header: RecordingHeader | undefined
  let leads: LeadFile[] = []
  let samples = 0

  const sink: RecordingSink = {
    begin(begun) {
      if (recordings.length === MOST_RECORDINGS) throw new UnreadableRecording('tooLarge')
      header = begun
      leads = begun.leads.map((_, place) => openLeadFile(join(folder, `lead-${place}`)))
    },
    append(lead, counts) {
      samples += counts.length
      if (samples > MOST_SAMPLES) throw new UnreadableRecording('tooLarge')
      leads[lead]?.append(counts)
    },
    end(outcome) {
      if (!header) throw new Error('a recording ended that had not begun')
      const sampleCount = Math.max(0, ...leads.map((lead) => lead.sampleCount()))
      if (sampleCount === 0) throw new UnreadableRecording('samplesMissing')
      const number = recordings.length + 1
      const files = recordingFiles({ number })
      const pyramids = writeSignal(join(folder, files.signal), leads, sampleCount)
      writePyramid(join(folder, files.pyramid), pyramids)
      recordings.push({ number, sampleCount, ...described(header, outcome) })
      for (const lead of leads) lead.remove()
      leads = []
      header = undefined
    },
  }
  return { sink, recordings }
}

/** Writes the leads one after the other, equally long, and returns their pyramids. */
function writeSignal(path: string, leads: readonly LeadFile[], sampleCount: number): Pyramid[] {
  const file = openSync(path, 'w')
  try {
    return leads.map((lead) => {
      const pyramid = new PyramidBuilder(sampleCount)
      const add = (counts: Int16Array) => {
        writeCounts(file, counts)
        pyramid.append(counts)
      }
      for (const piece of lead.pieces()) add(piece)
      for (const piece of missing(sampleCount - lead.sampleCount())) add(piece)
      return pyramid.finish()
    })
  } finally {
    closeSync(file)
  }
}

const MISSING = new Int16Array(1 << 16).fill(NO_SAMPLE)

function* missing(count: number): Generator<Int16Array> {
  for (let left = count; left > 0; left -= MISSING.length) yield MISSING.subarray(0, left)
}

function writePyramid(path: string, pyramids: readonly Pyramid[]): void {
  const file = openSync(path, 'w')
  try {
    for (const chunk of pyramidChunks(pyramids)) writeBytes(file, chunk)
  } finally {
    closeSync(file)
  }
}

function described(
  { samplesPerSecond, startedAt, filter, device, patientName, ...header }: RecordingHeader,
  { stated, warnings }: Outcome,
): Omit<ReadRecording, 'number' | 'sampleCount'> {
  const { millimetresPerMillivolt = null, millimetresPerSecond = null } = header.printedAt
  return {
    samplesPerSecond,
    startedAt: startedAt === undefined ? null : cut(startedAt),
    leads: header.leads.map(({ name, countsPerMillivolt, baseline }) => ({
      name: cut(name),
      derived: false,
      countsPerMillivolt,
      baseline,
    })),
    filter: cut(filter),
    device: cut(device),
    patientName: cut(patientName),
    printed: { millimetresPerMillivolt, millimetresPerSecond },
    gaps: stated.slice(0, MOST_GAPS).map(({ from, to }) => ({ from, to })),
    warnings: warnings.map(({ warning, value }) => ({ warning, value: cut(value) })),
  }
}

/** Cuts a text of the file, without characters that a database refuses. */
function cut(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, TEXT_MAX).toWellFormed()
}
