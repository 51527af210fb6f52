/** Returns the first of `count` places for which a condition holds that holds for all places after it; `count` if there is none. */
export function lowerBound(count: number, holdsAt: (place: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holdsAt(middle)) high = middle
    else low = middle + 1
  }
  return low
}
