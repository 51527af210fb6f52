/** How many rows the tools may take where the frame sets no `--tool-rows`. */
const ROWS_MAX = 2
const FOLDED = 'data-folded'
const FOLDS = 'data-folds'

/**
 * Folds the last tools of a row away (`data-folded`) until the rest, the ⋯ button and the tools at the end fit into the
 * rows that the frame allows. Returns how many children stay, undefined where all do.
 */
export function foldTools(bar: HTMLElement): number | undefined {
  const tools = toolsOf(bar)
  for (const tool of tools) tool.removeAttribute(FOLDED)
  bar.removeAttribute(FOLDS)
  const allowed = Number(getComputedStyle(bar).getPropertyValue('--tool-rows')) || ROWS_MAX
  if (rowsOf(bar) <= allowed) return undefined
  bar.setAttribute(FOLDS, '') // shows the ⋯ button, which takes room too
  let kept = tools.length
  while (kept > 0 && (rowsOf(bar) > allowed || isDivider(tools[kept - 1]))) {
    kept -= 1
    tools[kept]?.setAttribute(FOLDED, '')
  }
  return kept
}

/** The children that may be folded away, in their order. */
export function toolsOf(bar: HTMLElement): HTMLElement[] {
  return [...bar.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !('fixed' in child.dataset),
  )
}

const isDivider = (tool: HTMLElement | undefined) => tool?.dataset.divider !== undefined

/** A child wholly below those before it begins another row. */
function rowsOf(bar: HTMLElement): number {
  let rows = 0
  let rowBottom = Number.NEGATIVE_INFINITY
  for (const child of bar.children) {
    const { top, bottom, width } = child.getBoundingClientRect()
    if (width === 0 || child.matches('[role="group"]')) continue // the open menu lies over the rows
    if (top >= rowBottom) rows += 1
    rowBottom = top >= rowBottom ? bottom : Math.max(rowBottom, bottom)
  }
  return rows
}
