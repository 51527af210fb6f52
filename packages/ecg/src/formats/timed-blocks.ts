import type { SampleRange } from '../signal/ecg-signal.ts'
import { UnreadableRecording } from './recording-sink.ts'
import { BLOCK_SAMPLES, type SampleBlock } from './source-recording.ts'
import type { TimeAxis } from './time-axis.ts'

/** How far the grid follows times that vary around it, per sample. */
const FOLLOW = 0.1
/** Samples that gaps may add to a recording beyond three times its own, so that a small file never fills a disk. */
const MOST_GAP_SAMPLES = 1_800_000

/**
 * Yields blocks without their first column, the times, and with missing samples where the times step over some. Adds the gaps to
 * `stated`. Throws if times run backwards.
 */
export async function* withTimeGaps(
  blocks: AsyncIterable<SampleBlock>,
  axis: TimeAxis,
  stated: SampleRange[],
): AsyncGenerator<SampleBlock> {
  stated.length = 0
  const missingBefore = gridOf(axis)
  let written = 0
  let lost = 0
  for await (const [times = new Float64Array(), ...columns] of blocks) {
    for (const { from, to, missing } of piecesOf(times, missingBefore)) {
      lost += missing
      if (lost > MOST_GAP_SAMPLES + 3 * (written + missing - lost)) {
        throw new UnreadableRecording('tooLong', `${axis.field}: gap at sample ${written}`)
      }
      if (missing > 0) stated.push({ from: written, to: written + missing })
      yield* emptyBlocks(columns.length, missing)
      yield columns.map((column) => column.subarray(from, to))
      written += missing + to - from
    }
  }
}

/** Yields the stretches of a block without a gap inside, each with the samples that are missing before it. */
function* piecesOf(times: Float64Array, missingBefore: (time: number) => number) {
  let piece = { from: 0, missing: 0 }
  for (let at = 0; at < times.length; at += 1) {
    const missing = missingBefore(times[at] ?? Number.NaN)
    if (missing === 0) continue
    if (at > piece.from) yield { ...piece, to: at }
    piece = { from: at, missing }
  }
  if (times.length > piece.from) yield { ...piece, to: times.length }
}

/** Follows the times of a recording. Returns a function that says how many samples are missing before the one of this time. */
function gridOf({ unitsPerSample, leastGap, wrapsAt, field }: TimeAxis): (time: number) => number {
  let expected = Number.NaN
  let previous = Number.NaN
  let count = 0
  return (time) => {
    const isFirst = count === 0
    count += 1
    let step = time - previous
    if (step < 0 && wrapsAt !== undefined) {
      step += wrapsAt
      expected -= wrapsAt
    }
    if (!isFirst && !(step > 0)) {
      throw new UnreadableRecording('damaged', `${field}[${count - 1}]: ${time}`)
    }
    previous = time
    if (isFirst) {
      expected = time
      return 0
    }
    const steps = Math.round((time - expected) / unitsPerSample)
    const missing = steps - 1 >= leastGap ? steps - 1 : 0
    expected += (missing + 1) * unitsPerSample
    expected += (time - expected) * FOLLOW
    return missing
  }
}

function* emptyBlocks(columns: number, length: number): Generator<SampleBlock> {
  for (let left = length; left > 0; left -= BLOCK_SAMPLES) {
    const empty = new Float64Array(Math.min(left, BLOCK_SAMPLES)).fill(Number.NaN)
    yield Array.from({ length: columns }, () => empty)
  }
}
