import type { BoardLayout } from '@systole/domain/desks/desk-layout'
import { hung, type LaidFile, layoutFor } from './hanging.ts'

export type Slot = 0 | 1 | 2 | 3

/** Which file lies in which viewport, and which viewport the keyboard speaks to. */
export type Board = {
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

/** The files as one looks at them, in the layout that is remembered for such cases, else the usual one. */
export function firstBoard(
  files: readonly LaidFile[],
  { narrow = false, layout }: { narrow?: boolean; layout?: BoardLayout | undefined } = {},
): Board {
  const chosen = narrow ? 'one' : (layout ?? layoutFor(files))
  return { layout: chosen, files: hung(files, SLOTS[chosen].length), active: 0 }
}

/** No file lies in two viewports: one that is seen already changes places. */
export function opened(board: Board, fileId: string, slot: Slot = board.active): Board {
  const was = board.files.indexOf(fileId)
  const files = [0, 1, 2, 3].map((place) => {
    if (place === slot) return fileId
    return place === was ? board.files[slot] : board.files[place]
  })
  return { ...board, files, active: slot }
}

/** More viewports fill with files not seen yet; with fewer, the file that is looked at stays. */
export function laidOut(board: Board, layout: BoardLayout, files: readonly LaidFile[] = []): Board {
  const count = SLOTS[layout].length
  const kept = layout === 'one' || board.active >= count ? withActiveFirst(board) : board
  const seen = kept.files.slice(0, count)
  const others = hung(files, files.length).filter((fileId) => !seen.includes(fileId))
  const filled = SLOTS[layout].map((slot) => seen[slot] ?? others.shift())
  return { layout, files: [...filled, ...kept.files.slice(count)], active: kept.active }
}

function withActiveFirst(board: Board): Board {
  const active = board.files[board.active]
  return active === undefined ? { ...board, active: 0 } : opened(board, active, 0)
}

export function activated(board: Board, slot: Slot): Board {
  return slot < slotsOf(board).length ? { ...board, active: slot } : board
}

export function nextViewport(board: Board): Board {
  const slots = slotsOf(board)
  return { ...board, active: slots[(board.active + 1) % slots.length] ?? 0 }
}

export function slotsOf({ layout }: Board): readonly Slot[] {
  return SLOTS[layout]
}

/** What one sees now. */
export function shownOn(board: Board): ReadonlySet<string> {
  return new Set(slotsOf(board).flatMap((slot) => board.files[slot] ?? []))
}

/** The number on a file's badge while it is on the board. */
export function viewportOf(board: Board, fileId: string): number | undefined {
  const slot = slotsOf(board).find((candidate) => board.files[candidate] === fileId)
  return slot === undefined ? undefined : slot + 1
}

/** Files may come late or go; the board keeps what is still there. */
export function refreshed(
  board: Board,
  files: readonly LaidFile[],
  first: Parameters<typeof firstBoard>[1] = {},
): Board {
  const isThere = (fileId: string | undefined) =>
    fileId === undefined || files.some((file) => file.fileId === fileId)
  if (board.files.every((fileId) => fileId === undefined)) {
    return files.length === 0 ? board : firstBoard(files, first)
  }
  if (board.files.every(isThere)) return board
  return { ...board, files: board.files.map((fileId) => (isThere(fileId) ? fileId : undefined)) }
}
