import { SHAPE_POINTS, type SlopePeaks } from './peak-list.ts'

/** Beats to either side with which a beat is compared, and how many of them must look alike. */
const COMPARED_BEATS = 24
const ALIKE_BEATS = 4
const FULL_SCALE = 127 * 127

/**
 * Returns, for each beat, the correlation of its shape with that of the fourth most similar beat around: near 1 for normal beats and for
 * a VPC of which there are several, low for artefacts. In a short strip a third of its beats is enough.
 */
export function familiarityOf({ shapes }: SlopePeaks, beats: readonly number[]): Float32Array {
  const count = beats.length
  /** The highest correlations of each beat, falling. */
  const similar = new Float32Array(count * ALIKE_BEATS).fill(-1)
  for (let index = 0; index < count; index += 1) {
    const own = (beats[index] as number) * SHAPE_POINTS
    const last = Math.min(count - 1, index + COMPARED_BEATS)
    for (let other = index + 1; other <= last; other += 1) {
      const product = productOf(shapes, own, (beats[other] as number) * SHAPE_POINTS)
      insertFalling(similar, index * ALIKE_BEATS, product / FULL_SCALE)
      insertFalling(similar, other * ALIKE_BEATS, product / FULL_SCALE)
    }
  }
  return Float32Array.from(beats, (_, index) => {
    const compared =
      Math.min(count - 1, index + COMPARED_BEATS) - Math.max(0, index - COMPARED_BEATS)
    const rank = Math.min(ALIKE_BEATS, Math.max(1, Math.floor(compared / 3)))
    return similar[index * ALIKE_BEATS + rank - 1] as number
  })
}

function productOf(shapes: Int8Array, one: number, other: number): number {
  let product = 0
  for (let point = 0; point < SHAPE_POINTS; point += 1) {
    product += Math.imul(shapes[one + point] as number, shapes[other + point] as number)
  }
  return product
}

/** Keeps a value among the highest of a beat, which begin at a place. */
function insertFalling(values: Float32Array, from: number, value: number): void {
  let place = from + ALIKE_BEATS - 1
  if (value <= (values[place] as number)) return
  while (place > from && (values[place - 1] as number) < value) {
    values[place] = values[place - 1] as number
    place -= 1
  }
  values[place] = value
}
