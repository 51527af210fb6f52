/** Returns the rendered rows of a long list, each with the space taken by those before it. */
export function addRowGaps<Item extends { start: number; end: number }>(items: readonly Item[]) {
  return items.map((item, place) => ({ item, gap: item.start - (items[place - 1]?.end ?? 0) }))
}
