/**
 * Returns the minimum and maximum of each column, alternating: a whole sound in the width of a screen. Columns without data
 * are NaN.
 */
export function waveColumns(samples: Float32Array, columns: number): Float32Array {
  const pairs = new Float32Array(columns * 2)
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((column / columns) * samples.length)
    const to = Math.max(from + 1, Math.floor(((column + 1) / columns) * samples.length))
    const [low, high] = extremesOf(samples, from, to)
    pairs[column * 2] = low
    pairs[column * 2 + 1] = high
  }
  return pairs
}

function extremesOf(values: Float32Array, from: number, to: number): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let index = from; index < to; index += 1) {
    const value = values[index] ?? Number.NaN
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : [Number.NaN, Number.NaN]
}
