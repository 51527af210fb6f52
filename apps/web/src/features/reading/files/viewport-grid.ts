import type { BoardLayout } from '@systole/domain/desks/desk-layout'
import { applyProtocol, type HangingFile, layoutFor } from './hanging-protocol.ts'

export type Slot = 0 | 1 | 2 | 3

/** The viewports: the file in each, and the one that receives keys. */
export type ViewportGrid = {
  layout: BoardLayout
  files: readonly (string | undefined)[]
  active: Slot
}

const SLOTS = {
  one: [0],
  rows: [0, 1],
  columns: [0, 1],
  four: [0, 1, 2, 3],
} as const satisfies Record<BoardLayout, readonly Slot[]>

/** Returns the initial board, in the remembered layout of such cases or the default one. */
export function initialGrid(
  files: readonly HangingFile[],
  { narrow = false, layout }: { narrow?: boolean; layout?: BoardLayout | undefined } = {},
): ViewportGrid {
  const chosen = narrow ? 'one' : (layout ?? layoutFor(files))
  return { layout: chosen, files: applyProtocol(files, SLOTS[chosen].length), active: 0 }
}

/** Opens a file in a viewport; a file that is visible already swaps places, so that none is shown twice. */
export function openedIn(
  board: ViewportGrid,
  fileId: string,
  slot: Slot = board.active,
): ViewportGrid {
  const was = board.files.indexOf(fileId)
  const files = [0, 1, 2, 3].map((place) => {
    if (place === slot) return fileId
    return place === was ? board.files[slot] : board.files[place]
  })
  return { ...board, files, active: slot }
}

/** Changes the layout: additional viewports get files not shown yet; with fewer, the active file is kept. */
export function withLayout(
  board: ViewportGrid,
  layout: BoardLayout,
  files: readonly HangingFile[] = [],
): ViewportGrid {
  const count = SLOTS[layout].length
  const kept = layout === 'one' || board.active >= count ? withActiveFirst(board) : board
  const seen = kept.files.slice(0, count)
  const others = applyProtocol(files, files.length).filter((fileId) => !seen.includes(fileId))
  const filled = SLOTS[layout].map((slot) => seen[slot] ?? others.shift())
  return { layout, files: [...filled, ...kept.files.slice(count)], active: kept.active }
}

function withActiveFirst(board: ViewportGrid): ViewportGrid {
  const active = board.files[board.active]
  return active === undefined ? { ...board, active: 0 } : openedIn(board, active, 0)
}

export function activated(board: ViewportGrid, slot: Slot): ViewportGrid {
  return slot < slotsOf(board).length ? { ...board, active: slot } : board
}

export function nextViewport(board: ViewportGrid): ViewportGrid {
  const slots = slotsOf(board)
  return { ...board, active: slots[(board.active + 1) % slots.length] ?? 0 }
}

export function slotsOf({ layout }: ViewportGrid): readonly Slot[] {
  return SLOTS[layout]
}

/** Returns the visible files. */
export function shownOn(board: ViewportGrid): ReadonlySet<string> {
  return new Set(slotsOf(board).flatMap((slot) => board.files[slot] ?? []))
}

/** Returns the number on a file's badge while it is visible. */
export function viewportOf(board: ViewportGrid, fileId: string): number | undefined {
  const slot = slotsOf(board).find((candidate) => board.files[candidate] === fileId)
  return slot === undefined ? undefined : slot + 1
}

/** Updates the board after files were added or removed, keeping those that still exist. */
export function refreshed(
  board: ViewportGrid,
  files: readonly HangingFile[],
  first: Parameters<typeof initialGrid>[1] = {},
): ViewportGrid {
  const isThere = (fileId: string | undefined) =>
    fileId === undefined || files.some((file) => file.fileId === fileId)
  if (board.files.every((fileId) => fileId === undefined)) {
    return files.length === 0 ? board : initialGrid(files, first)
  }
  if (board.files.every(isThere)) return board
  return { ...board, files: board.files.map((fileId) => (isThere(fileId) ? fileId : undefined)) }
}
