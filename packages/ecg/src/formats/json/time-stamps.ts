import type { ByteSource } from '../../signal/byte-source.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import { type TimeAxis, timeAxisOf } from '../time-axis.ts'
import type { FoundLead } from './find-recordings.ts'
import { findIn, JSON_NAMES, type JsonPlace, textIn } from './json-fields.ts'
import { isKind, type JsonNumbers, type JsonRows } from './json-node.ts'
import { type NumberColumn, numberBlocks } from './number-blocks.ts'

const FIRST_TIMES = 4096
const SEQUENCES = ['sequence', 'seq', 'sequenceNumbers', 'sequence_numbers', 'sampleNumbers']
const UNIT_OF_NAME = /_(s|ms|us)$/

/** The times of a recording and the grid that follows from them. */
export type RecordingTimes = { axis: TimeAxis; column: NumberColumn }

/**
 * Returns the times or sequence numbers beside the samples, or of pairs of time and value, if the file has them. Throws if they do
 * not fit the samples or the stated rate.
 */
export async function timesOf(
  source: ByteSource,
  of: {
    leads: readonly FoundLead[]
    places: readonly JsonPlace[]
    sampleCount: number
    isCut: boolean
    statedRate: number | undefined
  },
): Promise<RecordingTimes | undefined> {
  const stamps = stampsOf(of)
  if (!stamps) return undefined
  const { node, path, isSequence, unit } = stamps
  if (node.otherAt !== undefined) {
    throw new UnreadableRecording('samplesNotNumbers', `${path}[${node.otherAt}]`)
  }
  const samplesPerStamp = of.isCut ? 1 : of.sampleCount / node.count
  if (!Number.isInteger(samplesPerStamp)) {
    const field = `${path}: ${node.count} for ${of.sampleCount} samples`
    throw new UnreadableRecording('leadsUnequal', field)
  }
  const summary = node.kind === 'rows' ? node.columns[0] : node.summary
  const axis = timeAxisOf(
    {
      field: path,
      first: await firstOf(source, node),
      latest: summary?.highest ?? Number.NaN,
      decimals: Math.max(0, summary?.decimals ?? 0),
      unit,
      isSequence,
      samplesPerStamp,
    },
    of.statedRate,
  )
  const repeats =
    samplesPerStamp === 1 ? undefined : { samples: samplesPerStamp, step: axis.unitsPerSample }
  return { axis, column: { node, column: 0, repeats } }
}

type Stamps = { node: JsonNumbers | JsonRows; path: string; isSequence: boolean; unit: string }

function stampsOf({ leads, places }: Parameters<typeof timesOf>[1]): Stamps | undefined {
  const unit = textIn(places, JSON_NAMES.timeUnit)
  const [first] = leads
  if (first && isPairs(first)) {
    requireEqualTimes(leads)
    return { node: first.samples, path: first.path, isSequence: false, unit }
  }
  const own = first?.place ? [first.place, ...places] : places
  const sequence = findIn(own, SEQUENCES)
  if (sequence && isKind(sequence.node, 'numbers')) {
    return { node: sequence.node, path: sequence.path, isSequence: true, unit }
  }
  for (const name of JSON_NAMES.time) {
    const found = findIn(own, [name])
    if (!found || !isKind(found.node, 'numbers')) continue
    const named = UNIT_OF_NAME.exec(name)?.[1] ?? unit
    return { node: found.node, path: found.path, isSequence: false, unit: named }
  }
  return undefined
}

export function isPairs({ samples, column }: FoundLead): boolean {
  return samples.kind === 'rows' && column === undefined
}

function requireEqualTimes(leads: readonly FoundLead[]): void {
  const [start, ...others] = leads.map(({ samples }) =>
    samples.kind === 'rows' ? `${samples.count} ${samples.columns[0]?.lowest} ${samples.last}` : '',
  )
  const place = others.findIndex((times) => times !== start)
  if (place >= 0) throw new UnreadableRecording('startsUnequal', leads[place + 1]?.path ?? '')
}

async function firstOf(source: ByteSource, node: JsonNumbers | JsonRows): Promise<number[]> {
  const count = Math.min(node.count, FIRST_TIMES)
  const columns = [{ node, column: 0, repeats: undefined }]
  for await (const [times] of numberBlocks(source, columns, count)) return [...(times ?? [])]
  return []
}
