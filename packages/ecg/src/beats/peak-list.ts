/** Points of a shape: enough for the QRS and its surroundings. */
export const SHAPE_POINTS = 24

/** Places where a lead is steepest within a refractory period, ascending: every beat is one of them, and much else. */
export type SlopePeaks = {
  length: number
  /** Samples of the largest deflection in the band of the QRS. */
  samples: Int32Array
  /** Mean slope over the slope window, and its steepest part, in counts per analysed sample. */
  heights: Float32Array
  slopes: Float32Array
  /** The signal around each peak, `SHAPE_POINTS` bytes each, of equal size whatever the amplitude. */
  shapes: Int8Array
  /** The slope under which a quarter of each second of the recording stays. */
  floors: Float32Array
}

type Peak = { sample: number; height: number; slope: number }

const FIRST_CAPACITY = 1024

/** Collects peaks in arrays that double when they are full. `add` returns the place for the peak's shape. */
export function growingPeakList(floors: Float32Array) {
  let length = 0
  let samples = new Int32Array(FIRST_CAPACITY)
  let heights = new Float32Array(FIRST_CAPACITY)
  let slopes = new Float32Array(FIRST_CAPACITY)
  let shapes = new Int8Array(FIRST_CAPACITY * SHAPE_POINTS)
  return {
    add: (peak: Peak): Int8Array => {
      if (length === samples.length) {
        samples = copied(samples, new Int32Array(2 * length))
        heights = copied(heights, new Float32Array(2 * length))
        slopes = copied(slopes, new Float32Array(2 * length))
        shapes = copied(shapes, new Int8Array(2 * length * SHAPE_POINTS))
      }
      samples[length] = peak.sample
      heights[length] = peak.height
      slopes[length] = peak.slope
      length += 1
      return shapes.subarray((length - 1) * SHAPE_POINTS, length * SHAPE_POINTS)
    },
    finish: (): SlopePeaks => ({ length, samples, heights, slopes, shapes, floors }),
  }
}

function copied<
  Values extends Int8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>,
>(values: Values, into: Values): Values {
  into.set(values)
  return into
}

/** Writes the signal around a place as a shape: without the baseline's straight line, and of equal size. */
export function writeShape(
  shape: Int8Array,
  raw: Float32Array,
  place: { centre: number; spacing: number },
): void {
  const points = new Float64Array(SHAPE_POINTS)
  const last = raw.length - 1
  for (let point = 0; point < SHAPE_POINTS; point += 1) {
    const at = place.centre + Math.round((point - (SHAPE_POINTS - 1) / 2) * place.spacing)
    points[point] = raw[Math.max(0, Math.min(last, at))] as number
  }
  removeTrend(points)
  const energy = points.reduce((sum, value) => sum + value * value, 1e-12)
  const scale = 127 / Math.sqrt(energy)
  for (let point = 0; point < SHAPE_POINTS; point += 1) {
    shape[point] = Math.round((points[point] as number) * scale)
  }
}

function removeTrend(values: Float64Array): void {
  const middle = (values.length - 1) / 2
  let sum = 0
  let moment = 0
  let spread = 0
  for (let index = 0; index < values.length; index += 1) {
    sum += values[index] as number
    moment += (index - middle) * (values[index] as number)
    spread += (index - middle) ** 2
  }
  const mean = sum / values.length
  const slope = moment / spread
  for (let index = 0; index < values.length; index += 1) {
    values[index] = (values[index] as number) - mean - slope * (index - middle)
  }
}
