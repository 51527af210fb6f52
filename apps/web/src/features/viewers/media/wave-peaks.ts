/** The loudest sample of each column, as a share of the loudest of all. */
export function wavePeaks(samples: Float32Array, columns: number): Float32Array {
  const peaks = new Float32Array(columns)
  let loudest = 0
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((column / columns) * samples.length)
    const to = Math.max(from + 1, Math.floor(((column + 1) / columns) * samples.length))
    let peak = 0
    for (let index = from; index < to; index += 1) {
      peak = Math.max(peak, Math.abs(samples[index] ?? 0))
    }
    peaks[column] = peak
    loudest = Math.max(loudest, peak)
  }
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest)
}
