import { sourceOfBytes } from '../../signal/byte-source.ts'
import { type CollectedRecording, memorySink } from '../memory-sink.ts'
import { readRecordings } from '../read-recordings.ts'
import { RECORDING_FORMATS, type RecordingReader } from '../recording-reader.ts'
import { type RecordingSink, UnreadableRecording } from '../recording-sink.ts'
import { checkingSink } from './checking-sink.ts'
import { type FuzzFiles, mutateFiles, type Random, seededRandom } from './fuzz-mutations.ts'

export type FuzzSeed = {
  name: string
  files: FuzzFiles
  /** Packs the files, as in an archive; they are damaged before or after it. */
  pack?: (files: FuzzFiles) => Promise<FuzzFiles>
}

/** Reads files into a sink as an import does. */
export type ReadFiles = (files: FuzzFiles, sink: RecordingSink) => Promise<void>

/** Counts of the inputs of one format. */
export type FuzzTally = {
  inputs: number
  read: number
  refused: number
  longestMilliseconds: number
}

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
  /** By the first word of the seed's name, which is its format. */
  byFormat: Record<string, FuzzTally>
  /** Inputs that broke a rule, with the number that makes them again. */
  failures: { input: number; seed: string; why: string }[]
}

const MOST_MILLISECONDS = 1000
/** A damage can make a file of 46 MB, which is read whole. */
const MORE_MILLISECONDS_PER_MEBIBYTE = 50
const LONGEST_FIELD = 200
/** Samples that a few kilobytes may become: the gaps of interrupted files are stored, up to an hour at 500 Hz for 12 leads. */
const MOST_SAMPLES = 12 * 2_000_000
/** Samples that each byte of a large input may become: one of eight bits, and a gap in the eleven other leads. */
const MOST_SAMPLES_A_BYTE = 12

/**
 * Reads damaged forms of valid files. Each input follows from its number alone. A rule is broken by any error but
 * `UnreadableRecording`, a header or samples out of order, more computing than a second and 50 ms per MiB, too many samples, or what `check` names.
 */
export async function fuzzReaders(of: {
  readers: readonly RecordingReader[]
  seeds: readonly FuzzSeed[]
  from?: number
  count: number
  /** False to read the seeds as they are. */
  isDamaged?: boolean
  /** Reads files in another way than from memory. */
  readFiles?: ReadFiles
  /** Returns which rule a recording that was read breaks later on. */
  check?: (recording: CollectedRecording, input: number) => string | undefined
  /** Returns the bytes in use, to find inputs that take much of them. */
  usedBytes?: () => number
}): Promise<FuzzReport> {
  const { readers, seeds, from = 0, count, isDamaged = true, usedBytes = () => 0 } = of
  const { readFiles = readFromMemory(readers), check = () => undefined } = of
  const report: FuzzReport = {
    inputs: count,
    read: 0,
    refused: {},
    longestMilliseconds: 0,
    slowestInput: from,
    mostSamples: 0,
    mostBytesGrown: 0,
    byFormat: {},
    failures: [],
  }
  for (let input = from; input < from + count; input += 1) {
    const random = seededRandom(input)
    const seed = seeds[input % seeds.length]
    if (!seed) break
    const files = await filesOf(seed, isDamaged ? { seeds, random } : undefined)
    const before = usedBytes()
    const longest = report.longestMilliseconds
    const why = await readInto(report, seed, files, {
      readFiles,
      check: (recording) => check(recording, input),
    })
    if (report.longestMilliseconds > longest) report.slowestInput = input
    report.mostBytesGrown = Math.max(report.mostBytesGrown, usedBytes() - before)
    if (why !== undefined) report.failures.push({ input, seed: seed.name, why })
  }
  return report
}

/** Returns the files of a seed, damaged before they are packed, or after. */
async function filesOf(
  { files, pack }: FuzzSeed,
  damage: { seeds: readonly FuzzSeed[]; random: Random } | undefined,
): Promise<FuzzFiles> {
  if (!damage) return pack ? pack(files) : files
  const { seeds, random } = damage
  const mutate = (each: FuzzFiles) => mutateFiles(each, spliceSource(seeds, random), random)
  if (!pack) return mutate(files)
  return random.below(2) === 0 ? pack(mutate(files)) : mutate(await pack(files))
}

function spliceSource(seeds: readonly FuzzSeed[], random: Random): Uint8Array {
  const other = seeds[random.below(seeds.length)]?.files ?? {}
  return Object.values(other)[0] ?? new Uint8Array()
}

/** Reads files and counts the outcome; returns which rule they broke. */
async function readInto(
  report: FuzzReport,
  seed: FuzzSeed,
  files: FuzzFiles,
  by: { readFiles: ReadFiles; check: (recording: CollectedRecording) => string | undefined },
): Promise<string | undefined> {
  if (Object.keys(files).length === 0) return undefined
  const collected = memorySink()
  const checked = checkingSink(collected.sink)
  const start = cpuMilliseconds()
  const failure = await by
    .readFiles(files, checked.sink)
    .then(() => undefined)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  const milliseconds = cpuMilliseconds() - start
  report.longestMilliseconds = Math.max(report.longestMilliseconds, milliseconds)
  report.mostSamples = Math.max(report.mostSamples, checked.sampleCount())
  tally(report, seed, failure === undefined, milliseconds)
  return (
    countOutcome(report, failure) ??
    (milliseconds > mostMilliseconds(files) ? `${Math.round(milliseconds)} ms` : undefined) ??
    (checked.sampleCount() > mostSamples(files) ? `${checked.sampleCount()} samples` : undefined) ??
    firstOf(collected.recordings, by.check)
  )
}

function mostSamples(files: FuzzFiles): number {
  return Math.max(MOST_SAMPLES, MOST_SAMPLES_A_BYTE * bytesOf(files))
}

function mostMilliseconds(files: FuzzFiles): number {
  return MOST_MILLISECONDS + MORE_MILLISECONDS_PER_MEBIBYTE * (bytesOf(files) / MEBIBYTE)
}

const MEBIBYTE = 2 ** 20

function bytesOf(files: FuzzFiles): number {
  return Object.values(files).reduce((sum, { length }) => sum + length, 0)
}

function readFromMemory(readers: readonly RecordingReader[]): ReadFiles {
  return async (files, sink) => {
    const [first, ...others] = Object.entries(files).map(
      ([name, bytes]) => [name, sourceOfBytes(bytes)] as const,
    )
    if (!first) return
    const [fileName, source] = first
    const options = { readers, formats: RECORDING_FORMATS, fileName, companions: new Map(others) }
    await readRecordings(source, options, sink)
  }
}

function tally(
  { byFormat }: FuzzReport,
  { name }: FuzzSeed,
  isRead: boolean,
  milliseconds: number,
): void {
  const [format = name] = name.split(' ')
  const line = byFormat[format] ?? { inputs: 0, read: 0, refused: 0, longestMilliseconds: 0 }
  byFormat[format] = {
    inputs: line.inputs + 1,
    read: line.read + (isRead ? 1 : 0),
    refused: line.refused + (isRead ? 0 : 1),
    longestMilliseconds: Math.max(line.longestMilliseconds, milliseconds),
  }
}

/** Returns the first rule that a recording breaks; one that throws breaks the rule by its error. */
function firstOf(
  recordings: readonly CollectedRecording[],
  check: (recording: CollectedRecording) => string | undefined,
): string | undefined {
  for (const recording of recordings) {
    try {
      const why = check(recording)
      if (why !== undefined) return why
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
  }
  return undefined
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
