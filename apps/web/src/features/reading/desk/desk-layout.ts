import { BoardLayout, type DeskLayout, PANE_LIMITS } from '@systole/domain/desks/desk-layout'

export type Side = keyof typeof PANE_LIMITS

/** The window width below which the images would have less room than the text. */
const ROOMY = 1200

export function firstLayout(windowWidth: number): DeskLayout {
  const isRoomy = windowWidth >= ROOMY
  return {
    left: isRoomy ? 236 : 200,
    right: isRoomy ? 432 : 360,
    isLeftOpen: true,
    isRightOpen: true,
  }
}

/** The minimum width of the images and their tools. */
const LEAST_VIEWPORTS = 400

/** Returns whether the images fit beside both panes at their minimum widths. */
export function bothFit(windowWidth: number): boolean {
  return windowWidth - PANE_LIMITS.left.least - PANE_LIMITS.right.least >= LEAST_VIEWPORTS
}

/** Fits the desk into this window: panes shrink before the images, the report last. The stored layout is not changed. */
export function fitted(layout: DeskLayout, windowWidth: number): DeskLayout {
  const room = windowWidth - LEAST_VIEWPORTS
  const isLeftOpen = layout.isLeftOpen && (!layout.isRightOpen || bothFit(windowWidth))
  const shown = { ...layout, isLeftOpen }
  const widths = () => (isLeftOpen ? shown.left : 0) + (shown.isRightOpen ? shown.right : 0)
  for (const side of ['left', 'right'] as const) {
    const over = Math.max(0, widths() - room)
    shown[side] = Math.max(PANE_LIMITS[side].least, shown[side] - over)
  }
  return shown
}

export function widened(layout: DeskLayout, side: Side, by: number): DeskLayout {
  const { least, most } = PANE_LIMITS[side]
  return { ...layout, [side]: Math.min(most, Math.max(least, Math.round(layout[side] + by))) }
}

/** The storage key. Kept after sign-out (forget-everything.ts), because it contains no patient data. */
const KEY = 'systole.desks'

/** The layout last used in this browser for this kind of case; `unsent` until the portal has it. */
export type KeptLayout = { layout: DeskLayout; unsent: boolean }

export function readLayout(accountId: string, kind: string): KeptLayout | undefined {
  const kept = partOf(partOf(readAll(), accountId), kind)
  if (typeof kept.left !== 'number' || typeof kept.right !== 'number') return undefined
  const board = BoardLayout.safeParse(kept.board)
  const layout = {
    left: kept.left,
    right: kept.right,
    isLeftOpen: kept.isLeftOpen !== false,
    isRightOpen: kept.isRightOpen !== false,
    ...(board.success && { board: board.data }),
  }
  return {
    layout: widened(widened(layout, 'left', 0), 'right', 0),
    unsent: kept.unsent === true,
  }
}

export function keepLayout(accountId: string, kind: string, kept: KeptLayout): void {
  const all = readAll()
  try {
    const own = { ...partOf(all, accountId), [kind]: { ...kept.layout, unsent: kept.unsent } }
    window.localStorage.setItem(KEY, JSON.stringify({ ...all, [accountId]: own }))
  } catch {
    // Without storage only the portal's copy exists.
  }
}

type Parts = Record<string, unknown>

function readAll(): Parts {
  try {
    return asParts(JSON.parse(window.localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function partOf(parts: Parts, name: string): Parts {
  return Object.hasOwn(parts, name) ? asParts(parts[name]) : {}
}

function asParts(value: unknown): Parts {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
