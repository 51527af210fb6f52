/** The maximum number of rows if the bar sets no `--rows`. */
const ROWS_MAX = 2
const FOLDED = 'data-folded'
const FOLDS = 'data-folds'

/**
 * Folds the last items of a bar (`data-folded`) until the rest and its fixed children (`data-fixed`) fit into the rows that the
 * bar allows. The bar shows by `data-folds` that items are folded. Returns the number of visible items, undefined if all are.
 */
export function foldRow(bar: HTMLElement): number | undefined {
  const items = itemsOf(bar)
  for (const item of items) item.removeAttribute(FOLDED)
  bar.removeAttribute(FOLDS)
  const allowed = Number(getComputedStyle(bar).getPropertyValue('--rows')) || ROWS_MAX
  if (rowsOf(bar) <= allowed) return undefined
  bar.setAttribute(FOLDS, '') // shows the menu's button, which takes space too
  let kept = items.length
  while (kept > 0 && (rowsOf(bar) > allowed || isDivider(items[kept - 1]))) {
    kept -= 1
    items[kept]?.setAttribute(FOLDED, '')
  }
  return kept
}

/** Returns the children that may be folded, in their order. */
function itemsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !('fixed' in child.dataset),
  )
}

const isDivider = (item: HTMLElement | undefined) => item?.dataset.divider !== undefined

/** Counts the rows: a child wholly below the previous ones starts another row. */
function rowsOf(bar: HTMLElement): number {
  let rows = 0
  let rowBottom = Number.NEGATIVE_INFINITY
  for (const child of bar.children) {
    const { top, bottom, width } = child.getBoundingClientRect()
    if (width === 0 || child.matches('[role="group"]')) continue // an open menu covers the rows
    if (top >= rowBottom) rows += 1
    rowBottom = top >= rowBottom ? bottom : Math.max(rowBottom, bottom)
  }
  return rows
}
