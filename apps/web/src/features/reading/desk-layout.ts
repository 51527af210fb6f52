import { BoardLayout, type DeskLayout, PANE_LIMITS } from '@systole/domain/desks/desk-layout'

export type Side = keyof typeof PANE_LIMITS

/** Below this the films would have less room than the words. */
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

/** Their tools, and a film that can be read. */
const LEAST_FILMS = 400

/** Whether the films have room beside both panes, however narrow these are. */
export function bothFit(windowWidth: number): boolean {
  return windowWidth - PANE_LIMITS.left.least - PANE_LIMITS.right.least >= LEAST_FILMS
}

/** As the desk can stand in this window: the panes give way to the films, the report last. What was chosen is kept. */
export function fitted(layout: DeskLayout, windowWidth: number): DeskLayout {
  const room = windowWidth - LEAST_FILMS
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

/** Kept over a logout (forget-everything.ts): it says how somebody sits, and nothing of a patient. */
const KEY = 'systole.desks'

/** As this person left the desk in this browser with a case of this kind; `unsent` while the portal does not know of it. */
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
    // Without storage the portal's copy is the only one.
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
