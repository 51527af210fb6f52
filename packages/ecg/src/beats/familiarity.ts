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
  const familiarity = new Float32Array(beats.length)
  const similar = new Float64Array(ALIKE_BEATS)
  for (let index = 0; index < beats.length; index += 1) {
    const first = Math.max(0, index - COMPARED_BEATS)
    const last = Math.min(beats.length - 1, index + COMPARED_BEATS)
    similar.fill(-1)
    const own = (beats[index] as number) * SHAPE_POINTS
    for (let other = first; other <= last; other += 1) {
      if (other === index) continue
      insertDescending(similar, correlation(shapes, own, (beats[other] as number) * SHAPE_POINTS))
    }
    const rank = Math.min(ALIKE_BEATS, Math.max(1, Math.floor((last - first) / 3)))
    familiarity[index] = similar[rank - 1] as number
  }
  return familiarity
}

function correlation(shapes: Int8Array, one: number, other: number): number {
  let product = 0
  for (let point = 0; point < SHAPE_POINTS; point += 1) {
    product += (shapes[one + point] as number) * (shapes[other + point] as number)
  }
  return product / FULL_SCALE
}

function insertDescending(values: Float64Array, value: number): void {
  let place = values.length - 1
  if (value <= (values[place] as number)) return
  while (place > 0 && (values[place - 1] as number) < value) {
    values[place] = values[place - 1] as number
    place -= 1
  }
  values[place] = value
}
