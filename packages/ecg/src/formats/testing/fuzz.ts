import { sourceOfBytes } from '../../signal/byte-source.ts'
import type { SampleRange } from '../../signal/ecg-signal.ts'
import { readRecordings } from '../read-recordings.ts'
import { RECORDING_FORMATS, type RecordingReader } from '../recording-reader.ts'
import { type RecordingHeader, type RecordingSink, UnreadableRecording } from '../recording-sink.ts'
import { type FuzzFiles, mutateFiles, type Random, seededRandom } from './fuzz-mutations.ts'

export type FuzzSeed = { name: string; files: FuzzFiles }

export type FuzzReport = {
  inputs: number
  /** Inputs that were read, and those refused by name. */
  read: number
  refused: Record<string, number>
  longestMilliseconds: number
  slowestInput: number
  /** The most samples that one input put into the sink. */
  mostSamples: number
  mostBytesGrown: number
  /** Inputs that broke a rule, with the number that makes them again. */
  failures: { input: number; seed: string; why: string }[]
}

const MOST_MILLISECONDS = 1000
const LONGEST_FIELD = 200
/** Samples that a few kilobytes may become: the gaps of interrupted files are stored, up to an hour at 500 Hz for 12 leads. */
const MOST_SAMPLES = 12 * 2_000_000

/**
 * Reads damaged forms of valid files. Each input follows from its number alone. A rule is broken by any error but
 * `UnreadableRecording`, a header or samples out of order, more than a second of computing, or too many samples.
 */
export async function fuzzReaders(of: {
  readers: readonly RecordingReader[]
  seeds: readonly FuzzSeed[]
  from?: number
  count: number
  /** False to read the seeds as they are. */
  isDamaged?: boolean
  /** Returns the bytes in use, to find inputs that take much of them. */
  usedBytes?: () => number
}): Promise<FuzzReport> {
  const { readers, seeds, from = 0, count, isDamaged = true, usedBytes = () => 0 } = of
  const report: FuzzReport = {
    inputs: count,
    read: 0,
    refused: {},
    longestMilliseconds: 0,
    slowestInput: from,
    mostSamples: 0,
    mostBytesGrown: 0,
    failures: [],
  }
  for (let input = from; input < from + count; input += 1) {
    const random = seededRandom(input)
    const seed = seeds[input % seeds.length]
    if (!seed) break
    const files = isDamaged
      ? mutateFiles(seed.files, spliceSource(seeds, random), random)
      : seed.files
    const before = usedBytes()
    const longest = report.longestMilliseconds
    const why = await readInto(report, readers, files)
    if (report.longestMilliseconds > longest) report.slowestInput = input
    report.mostBytesGrown = Math.max(report.mostBytesGrown, usedBytes() - before)
    if (why !== undefined) report.failures.push({ input, seed: seed.name, why })
  }
  return report
}

function spliceSource(seeds: readonly FuzzSeed[], random: Random): Uint8Array {
  const other = seeds[random.below(seeds.length)]?.files ?? {}
  return Object.values(other)[0] ?? new Uint8Array()
}

/** Reads files and counts the outcome; returns which rule they broke. */
async function readInto(
  report: FuzzReport,
  readers: readonly RecordingReader[],
  files: FuzzFiles,
): Promise<string | undefined> {
  const [first, ...others] = Object.entries(files).map(
    ([name, bytes]) => [name, sourceOfBytes(bytes)] as const,
  )
  if (!first) return undefined
  const [fileName, source] = first
  const options = { readers, formats: RECORDING_FORMATS, fileName, companions: new Map(others) }
  const checked = checkingSink()
  const start = cpuMilliseconds()
  const failure = await readRecordings(source, options, checked.sink).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  const milliseconds = cpuMilliseconds() - start
  report.longestMilliseconds = Math.max(report.longestMilliseconds, milliseconds)
  report.mostSamples = Math.max(report.mostSamples, checked.sampleCount())
  return (
    countOutcome(report, failure ?? undefined) ??
    (milliseconds > MOST_MILLISECONDS ? `${Math.round(milliseconds)} ms` : undefined) ??
    (checked.sampleCount() > MOST_SAMPLES ? `${checked.sampleCount()} samples` : undefined)
  )
}

/** Returns the time that this process has computed for, which other processes of the machine do not lengthen. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Counts a reading or a refusal; returns which rule an error broke. */
function countOutcome(report: FuzzReport, failure: Error | undefined): string | undefined {
  if (!failure) {
    report.read += 1
    return undefined
  }
  if (!(failure instanceof UnreadableRecording)) return failure.stack ?? failure.message
  report.refused[failure.refusal] = (report.refused[failure.refusal] ?? 0) + 1
  const { length } = failure.field
  return length > LONGEST_FIELD ? `field of ${length} characters` : undefined
}

/** Returns a sink that keeps nothing and throws if a reader breaks the contract of `RecordingSink`. */
function checkingSink(): { sink: RecordingSink; sampleCount: () => number } {
  let total = 0
  let lengths: number[] | undefined
  const sink: RecordingSink = {
    begin: (header) => {
      if (lengths) throw new Error('begun twice')
      requireHeader(header)
      lengths = header.leads.map(() => 0)
    },
    append: (lead, counts) => {
      const length = lengths?.[lead]
      if (!lengths || length === undefined) throw new Error(`lead ${lead}`)
      lengths[lead] = length + counts.length
      total += counts.length
    },
    end: ({ stated }) => {
      if (!lengths) throw new Error('ended before its begin')
      if (new Set(lengths).size !== 1) throw new Error(`unequal leads ${lengths.join()}`)
      for (const gap of stated) requireGap(gap)
      lengths = undefined
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
