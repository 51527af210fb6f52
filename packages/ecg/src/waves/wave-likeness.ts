/** How much lower or higher than the other a wave may be to be the same. */
const [LEAST_RATIO, MOST_RATIO] = [0.4, 2.5]

/** Returns the correlation of two waves of equal length; 0 if one is much higher than the other, or if samples are lost. */
export function waveLikeness(one: Float32Array, other: Float32Array): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)]
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [(one[at] ?? 0) - meanOne, (other[at] ?? 0) - meanOther]
    both += a * b
    ofOne += a * a
    ofOther += b * b
  }
  const ratio = Math.sqrt(ofOther / ofOne)
  const isLikely = ratio >= LEAST_RATIO && ratio <= MOST_RATIO // false for NaN: lost samples and flat lines
  return isLikely ? both / Math.sqrt(ofOne * ofOther) : 0
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
