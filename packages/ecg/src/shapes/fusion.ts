import { coreAt } from './shape-fit.ts'

/** A mixture explains a fusion beat to this share of its energy. */
const EXPLAINED = 0.93
/** Each part has at least this share of its own size. */
const LEAST_PART = 0.2
/** The conducted and the ventricular part may begin so many steps apart. */
const NORMAL_REACH = 4
const VENTRICULAR_REACH = 8

/** Returns whether a mean beat is a mixture of a normal and a ventricular one, as when both excite the ventricles in the same moment. */
export function isFusion(
  beat: Float32Array,
  normal: Float32Array,
  ventricular: Float32Array,
  leadCount: number,
): boolean {
  const target = coreAt(beat, leadCount, 0)
  const energy = dot(target, target)
  for (let normalLag = -NORMAL_REACH; normalLag <= NORMAL_REACH; normalLag += 1) {
    const one = coreAt(normal, leadCount, normalLag)
    for (let lag = -VENTRICULAR_REACH; lag <= VENTRICULAR_REACH; lag += 1) {
      if (explained(target, one, coreAt(ventricular, leadCount, lag)) >= EXPLAINED * energy) {
        return true
      }
    }
  }
  return false
}

/** Returns the energy that the best mixture of two curves explains; 0 if a part is missing or negative. */
function explained(target: Float32Array, one: Float32Array, other: Float32Array): number {
  const [a, b, both] = [dot(one, one), dot(other, other), dot(one, other)]
  const [withOne, withOther] = [dot(target, one), dot(target, other)]
  const determinant = a * b - both * both
  if (!(determinant > 1e-9 * a * b)) return 0
  const partOne = (withOne * b - withOther * both) / determinant
  const partOther = (withOther * a - withOne * both) / determinant
  if (partOne < LEAST_PART || partOther < LEAST_PART) return 0
  return partOne * withOne + partOther * withOther
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let point = 0; point < one.length; point += 1) {
    sum += (one[point] as number) * (other[point] as number)
  }
  return sum
}
