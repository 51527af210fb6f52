/** Returns values in a list that may be moved about, until the next call. */
export function scratchOf(values: ArrayLike<number>): Float64Array {
  const count = values.length
  if (scratch.length < count) scratch = new Float64Array(2 * count)
  // Of typed lists and plain ones a loop for both would be slow.
  if (ArrayBuffer.isView(values)) scratch.set(values)
  else for (let index = 0; index < count; index += 1) scratch[index] = values[index] as number
  return scratch
}

let scratch = new Float64Array(256)

/** Returns the value that has `place` others of the first `count` at or below it, and moves those before it (Hoare's selection). */
export function select(values: Float64Array, count: number, place: number): number {
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

/** Returns the value under which a share of the first `count` is, between neighbours in proportion; moves them about. */
export function selectQuantile(values: Float64Array, count: number, share: number): number {
  const place = (count - 1) * share
  const below = Math.floor(place)
  const low = select(values, count, below)
  if (below === place) return low
  let high = values[below + 1] as number
  for (let index = below + 2; index < count; index += 1) {
    const value = values[index] as number
    if (value < high) high = value
  }
  return low + (high - low) * (place - below)
}
