/** Returns the mean over `width` samples around each sample, made odd so that no wave is shifted; the ends use what there is. */
export function runningMean(values: ArrayLike<number>, width: number): Float32Array {
  const half = Math.max(0, Math.round((width - 1) / 2))
  const count = values.length
  const out = new Float32Array(count)
  let sum = 0
  let members = 0
  for (let index = -half; index < count; index += 1) {
    const entering = index + half
    if (entering < count && entering >= 0) {
      sum += values[entering] ?? 0
      members += 1
    }
    const leaving = index - half - 1
    if (leaving >= 0) {
      sum -= values[leaving] ?? 0
      members -= 1
    }
    if (index >= 0) out[index] = sum / members
  }
  return out
}

/** Returns the values smoothed twice by a running mean: a triangular window without ripples, about 0.64 / width in cycles per sample. */
export function smoothTwice(values: ArrayLike<number>, width: number): Float32Array {
  return runningMean(runningMean(values, width), width)
}
