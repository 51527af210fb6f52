import { scratchOf, select } from '../signal/select.ts'

/** Returns the middle value, or the mean of the two middle ones; 0 of nothing. */
export function medianOrZero(values: ArrayLike<number>): number {
  const count = values.length
  if (count === 0) return 0
  const scratch = scratchOf(values)
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
