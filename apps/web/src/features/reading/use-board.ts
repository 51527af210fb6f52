import { useMemo, useState } from 'react'
import { useNarrow } from '../../ui/use-narrow.ts'
import { type Board, firstBoard, opened, otherViewport, refreshed } from './board.ts'
import type { FileEntry } from './file-entry.ts'

/** The viewports of this case, kept right while files come and go. */
export function useBoard(files: readonly FileEntry[]) {
  const narrow = useNarrow()
  const [kept, setBoard] = useState<Board>(() => firstBoard(files, { narrow }))
  const board = refreshed(kept, files)
  if (board !== kept) setBoard(board)
  return useMemo(
    () => ({
      board,
      setBoard,
      open: (fileId: string) => setBoard((now) => opened(now, fileId)),
      other: () => setBoard(otherViewport),
    }),
    [board],
  )
}
