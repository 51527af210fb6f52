import { type BoardLayout, isLayout } from './board-layout.ts'

/** How the panes of the desk stand. `board` is there once the person chose it. */
export type DeskLayout = {
  left: number
  right: number
  isLeftOpen: boolean
  isRightOpen: boolean
  board?: BoardLayout
}
export type Side = 'left' | 'right'

export const LIMITS: Record<Side, { least: number; most: number }> = {
  left: { least: 200, most: 420 },
  right: { least: 340, most: 760 },
}
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
  return windowWidth - LIMITS.left.least - LIMITS.right.least >= LEAST_FILMS
}

/** As the desk can stand in this window: the panes give way to the films, the report last. What was chosen is kept. */
export function fitted(layout: DeskLayout, windowWidth: number): DeskLayout {
  const room = windowWidth - LEAST_FILMS
  const isLeftOpen = layout.isLeftOpen && (!layout.isRightOpen || bothFit(windowWidth))
  const shown = { ...layout, isLeftOpen }
  const widths = () => (isLeftOpen ? shown.left : 0) + (shown.isRightOpen ? shown.right : 0)
  for (const side of ['left', 'right'] as const) {
    const over = Math.max(0, widths() - room)
    shown[side] = Math.max(LIMITS[side].least, shown[side] - over)
  }
  return shown
}

export function widened(layout: DeskLayout, side: Side, by: number): DeskLayout {
  const { least, most } = LIMITS[side]
  return { ...layout, [side]: Math.min(most, Math.max(least, Math.round(layout[side] + by))) }
}

/** Kept over a logout (forget-everything.ts): it says how somebody sits, and nothing of a patient. */
const KEY = 'systole.desks'

/** As this person left the desk the last time with a case of this kind. */
export function readLayout(accountId: string, kind: string): DeskLayout {
  const first = firstLayout(window.innerWidth)
  const kept = partOf(partOf(readAll(), accountId), kind)
  if (typeof kept.left !== 'number' || typeof kept.right !== 'number') return first
  const layout = {
    left: kept.left,
    right: kept.right,
    isLeftOpen: kept.isLeftOpen !== false,
    isRightOpen: kept.isRightOpen !== false,
    ...(isLayout(kept.board) && { board: kept.board }),
  }
  return widened(widened(layout, 'left', 0), 'right', 0)
}

export function keepLayout(accountId: string, kind: string, layout: DeskLayout): void {
  const all = readAll()
  try {
    const own = { ...partOf(all, accountId), [kind]: layout }
    window.localStorage.setItem(KEY, JSON.stringify({ ...all, [accountId]: own }))
  } catch {
    // Without storage the layout lasts until the page closes.
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
