import type { Beat } from '../beats/beat.ts'
import { lowerBound } from '../signal/lower-bound.ts'
import { OUTLIER_SHAPE } from './shape.ts'

type Numbered = {
  beats: readonly Beat[]
  shapes: readonly { id: number }[]
  outliers: readonly { shape: number }[]
}

/** Two analyses place the same beat this near. */
const NEAR_SECONDS = 0.02

/**
 * Numbers the shapes of an analysis at another sensitivity as the usual one does: a shape keeps the number of that with which it shares
 * the most beats, and a new shape gets a new number. A decision for a shape then means the same beats, whichever analysis it is replayed on.
 */
export function keepShapeNumbers<Analysis extends Numbered>(
  usual: readonly Beat[],
  other: Analysis,
  samplesPerSecond: number,
): Analysis {
  const numbers = newNumbers(usual, other, NEAR_SECONDS * samplesPerSecond)
  const numberOf = (shape: number) => numbers.get(shape) ?? shape
  return {
    ...other,
    beats: other.beats.map((beat) => ({ ...beat, shape: numberOf(beat.shape) })),
    shapes: other.shapes.map((shape) => ({ ...shape, id: numberOf(shape.id) })),
    outliers: other.outliers.map((beat) => ({ ...beat, shape: numberOf(beat.shape) })),
  }
}

function newNumbers(usual: readonly Beat[], { beats, shapes }: Numbered, near: number) {
  const numbers = new Map<number, number>([[OUTLIER_SHAPE, OUTLIER_SHAPE]])
  const taken = new Set<number>([OUTLIER_SHAPE])
  for (const { shape, before } of sharedBeats(usual, beats, near)) {
    if (numbers.has(shape) || taken.has(before)) continue
    numbers.set(shape, before)
    taken.add(before)
  }
  let next = Math.max(0, ...usual.map(({ shape }) => shape)) + 1
  for (const { id } of shapes) {
    if (numbers.has(id)) continue
    numbers.set(id, next)
    next += 1
  }
  return numbers
}

/** Returns how many beats each shape shares with each usual one, the most first. */
function sharedBeats(usual: readonly Beat[], beats: readonly Beat[], near: number) {
  const shared = new Map<string, { shape: number; before: number; count: number }>()
  for (const { sample, shape } of beats) {
    const isFrom = (place: number) => (usual[place]?.sample ?? 0) >= sample - near
    const before = usual[lowerBound(usual.length, isFrom)]
    if (!before || before.sample > sample + near) continue
    const key = `${shape} ${before.shape}`
    const known = shared.get(key) ?? { shape, before: before.shape, count: 0 }
    shared.set(key, { ...known, count: known.count + 1 })
  }
  return [...shared.values()].sort(
    (one, two) => two.count - one.count || one.shape - two.shape || one.before - two.before,
  )
}
