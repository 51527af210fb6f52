/** One viewport, or two: one above the other, or side by side. */
export type BoardLayout = 'one' | 'rows' | 'columns'
export type Slot = 0 | 1

/** Which file lies in which viewport, and which viewport the keyboard speaks to. */
export type Board = {
  layout: BoardLayout
  files: readonly [string | undefined, string | undefined]
  active: Slot
}

type FileOnBoard = { fileId: string; kind: string }

/** In the order in which one looks at them. */
const FILMS = ['chestXray', 'otherXray', 'echo']

/** A film above and the ECG below, where there are both; else the first file alone. */
export function firstBoard(files: readonly FileOnBoard[], { narrow = false } = {}): Board {
  const ecg = files.find(({ kind }) => kind === 'ecg')
  const film = FILMS.map((wanted) => files.find(({ kind }) => kind === wanted)).find(Boolean)
  const first = film ?? files[0]
  const both = film && ecg && !narrow
  return {
    layout: both ? 'rows' : 'one',
    files: [first?.fileId, both ? ecg.fileId : undefined],
    active: 0,
  }
}

export function opened(board: Board, fileId: string, slot: Slot = board.active): Board {
  const files: Board['files'] = slot === 0 ? [fileId, board.files[1]] : [board.files[0], fileId]
  return { ...board, files, active: slot }
}

export function laidOut(board: Board, layout: BoardLayout): Board {
  if (layout !== 'one') return { ...board, layout }
  // The file being looked at is the one that stays.
  return board.active === 0
    ? { ...board, layout }
    : { layout, files: [board.files[1], board.files[0]], active: 0 }
}

export function activated(board: Board, slot: Slot): Board {
  return slotsOf(board).includes(slot) ? { ...board, active: slot } : board
}

export function otherViewport(board: Board): Board {
  return activated(board, board.active === 0 ? 1 : 0)
}

export function slotsOf({ layout }: Board): readonly Slot[] {
  return layout === 'one' ? [0] : [0, 1]
}

/** The number on a file's badge: 1 or 2 while it is on the board. */
export function viewportOf(board: Board, fileId: string): number | undefined {
  const slot = slotsOf(board).find((candidate) => board.files[candidate] === fileId)
  return slot === undefined ? undefined : slot + 1
}

/** Files may come late or go; the board keeps what is still there. */
export function refreshed(board: Board, files: readonly FileOnBoard[]): Board {
  const isThere = (fileId: string | undefined) => files.some((file) => file.fileId === fileId)
  const isEmpty = board.files[0] === undefined && board.files[1] === undefined
  if (isEmpty) return files.length === 0 ? board : firstBoard(files)
  const [one, two] = board.files
  if ((one === undefined || isThere(one)) && (two === undefined || isThere(two))) return board
  return { ...board, files: [isThere(one) ? one : undefined, isThere(two) ? two : undefined] }
}
