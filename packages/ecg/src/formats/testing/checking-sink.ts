import type { SampleRange } from '../../signal/ecg-signal.ts'
import type { RecordingHeader, RecordingSink } from '../recording-sink.ts'

/** Passes what a reader sends on to another sink, and throws if the reader breaks the contract of `RecordingSink`. */
export function checkingSink(to: RecordingSink): {
  sink: RecordingSink
  sampleCount: () => number
} {
  let total = 0
  let lengths: number[] | undefined
  const sink: RecordingSink = {
    begin: (header) => {
      if (lengths) throw new Error('begun twice')
      requireHeader(header)
      lengths = header.leads.map(() => 0)
      to.begin(header)
    },
    append: (lead, counts) => {
      const length = lengths?.[lead]
      if (!lengths || length === undefined) throw new Error(`lead ${lead}`)
      lengths[lead] = length + counts.length
      total += counts.length
      return to.append(lead, counts)
    },
    end: (outcome) => {
      if (!lengths) throw new Error('ended before its begin')
      if (new Set(lengths).size !== 1) throw new Error(`unequal leads ${lengths.join()}`)
      for (const gap of outcome.stated) requireGap(gap)
      lengths = undefined
      return to.end(outcome)
    },
  }
  return { sink, sampleCount: () => total }
}

function requireHeader({ samplesPerSecond, leads }: RecordingHeader): void {
  if (!(samplesPerSecond >= 50 && samplesPerSecond <= 20_000)) throw new Error('rate')
  if (leads.length === 0 || leads.length > 12) throw new Error(`${leads.length} leads`)
  for (const { countsPerMillivolt, baseline } of leads) {
    const isScale = Number.isFinite(countsPerMillivolt) && countsPerMillivolt > 0
    if (!isScale || !Number.isFinite(baseline)) throw new Error('scale')
  }
}

function requireGap({ from, to }: SampleRange): void {
  const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to
  if (!isRange) throw new Error(`gap from ${from} to ${to}`)
}
