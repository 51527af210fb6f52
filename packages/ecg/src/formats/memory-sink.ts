import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { RecordingHeader, RecordingSink, RecordingWarning } from './recording-sink.ts'

/** A recording that was read completely, with its samples in memory. */
export type CollectedRecording = {
  header: RecordingHeader
  signal: EcgSignal
  stated: readonly SampleRange[]
  warnings: readonly RecordingWarning[]
}

/** Collects the recordings of a file in memory, for a browser and for tests. */
export function memorySink(): { sink: RecordingSink; recordings: readonly CollectedRecording[] } {
  const recordings: CollectedRecording[] = []
  let header: RecordingHeader | undefined
  let columns: ReturnType<typeof growingSamples>[] = []
  const sink: RecordingSink = {
    begin: (begun) => {
      header = begun
      columns = begun.leads.map(growingSamples)
    },
    append: (lead, counts) => columns[lead]?.append(counts),
    end: (outcome) => {
      if (header) recordings.push({ header, signal: signalOf(header, columns), ...outcome })
      header = undefined
      columns = []
    },
  }
  return { sink, recordings }
}

function signalOf(
  { samplesPerSecond, leads }: RecordingHeader,
  columns: readonly { samples: () => Int16Array }[],
): EcgSignal {
  const read = leads.map((lead, place) => ({
    ...lead,
    samples: columns[place]?.samples() ?? new Int16Array(),
  }))
  const sampleCount = Math.max(0, ...read.map(({ samples }) => samples.length))
  return { samplesPerSecond, sampleCount, leads: read }
}

const FIRST_SAMPLES = 8192

function growingSamples(): { append: (counts: Int16Array) => void; samples: () => Int16Array } {
  let buffer = new Int16Array(FIRST_SAMPLES)
  let length = 0
  return {
    append: (counts) => {
      if (length + counts.length > buffer.length) {
        const larger = new Int16Array(Math.max(2 * buffer.length, length + counts.length))
        larger.set(buffer.subarray(0, length))
        buffer = larger
      }
      buffer.set(counts, length)
      length += counts.length
    },
    samples: () => buffer.slice(0, length),
  }
}
