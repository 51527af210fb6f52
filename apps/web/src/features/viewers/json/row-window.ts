export const ROW_PIXELS = 28
/** The maximum element height in browsers; a longer list is compressed and scrolls by more than a row. */
const TALLEST_PIXELS = 15_000_000
const SPARE_ROWS = 8
/** The number of rows kept between a target row and the edge. */
const EDGE_ROWS = 2
/** The assumed height before layout. */
const FIRST_HEIGHT = 600

export type RowWindow = {
  /** The height of the whole list. */
  height: number
  first: number
  last: number
  /** Returns the position of a row in the window. */
  topOf: (row: number) => number
}

/** Returns the visible rows and their positions; all have the same height. */
export function rowWindow(list: { count: number; scrollTop: number; height: number }): RowWindow {
  const { count, scrollTop } = list
  const seen = list.height || FIRST_HEIGHT
  const height = Math.min(count * ROW_PIXELS, TALLEST_PIXELS)
  const over = count * ROW_PIXELS - height
  // The compressed part is revealed in proportion to the scroll position.
  const hidden = over > 0 ? (scrollTop / Math.max(1, height - seen)) * over : 0
  const from = (scrollTop + hidden) / ROW_PIXELS
  return {
    height,
    first: Math.max(0, Math.floor(from) - SPARE_ROWS),
    last: Math.min(count - 1, Math.ceil(from + seen / ROW_PIXELS) + SPARE_ROWS),
    topOf: (row) => row * ROW_PIXELS - hidden,
  }
}

/** Returns the scroll position that makes a row visible; `undefined` if it already is. */
export function scrollFor(
  row: number,
  list: { count: number; scrollTop: number; height: number },
): number | undefined {
  const seen = list.height || FIRST_HEIGHT
  const { topOf, height } = rowWindow(list)
  const top = topOf(row)
  if (top >= list.scrollTop && top + ROW_PIXELS <= list.scrollTop + seen) return undefined
  const over = list.count * ROW_PIXELS - height
  const fromTop = top < list.scrollTop ? EDGE_ROWS * ROW_PIXELS : seen - EDGE_ROWS * ROW_PIXELS
  const wanted = row * ROW_PIXELS - fromTop
  const pressed = over > 0 ? wanted * ((height - seen) / (height - seen + over)) : wanted
  return Math.min(Math.max(0, pressed), Math.max(0, height - seen))
}
