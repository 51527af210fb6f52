/** The drawn rows of a long list, each with the room that those before it take. */
export function withGaps<Item extends { start: number; end: number }>(items: readonly Item[]) {
  return items.map((item, place) => ({ item, gap: item.start - (items[place - 1]?.end ?? 0) }))
}
