/** Returns the middle value, or the mean of the two middle ones; 0 of nothing. */
export function median(values: ArrayLike<number>): number {
  const count = values.length
  if (count === 0) return 0
  if (scratch.length < count) scratch = new Float64Array(2 * count)
  for (let index = 0; index < count; index += 1) scratch[index] = values[index] as number
  const middle = count >> 1
  const upper = select(scratch, count, middle)
  if (count % 2 === 1) return upper
  let lower = scratch[0] as number
  for (let index = 1; index < middle; index += 1) {
    const value = scratch[index] as number
    if (value > lower) lower = value
  }
  return (upper + lower) / 2
}

let scratch = new Float64Array(256)

/** Returns the value that has `place` others at or below it, and moves those before it (Hoare's selection). */
function select(values: Float64Array, count: number, place: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    split(values, low, high, values[place] as number)
    if (lastOfLow < place) low = firstOfHigh
    if (place < firstOfHigh) high = lastOfLow
  }
  return values[place] as number
}

let lastOfLow = 0
let firstOfHigh = 0

/** Moves the values below a pivot before those above it, and notes where either end. */
function split(values: Float64Array, low: number, high: number, pivot: number): void {
  let left = low
  let right = high
  while (left <= right) {
    while ((values[left] as number) < pivot) left += 1
    while (pivot < (values[right] as number)) right -= 1
    if (left > right) break
    const value = values[left] as number
    values[left] = values[right] as number
    values[right] = value
    left += 1
    right -= 1
  }
  lastOfLow = right
  firstOfHigh = left
}
