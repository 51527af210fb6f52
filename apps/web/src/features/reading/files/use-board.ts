import type { BoardLayout } from '@systole/domain/desks/desk-layout'
import { useMemo, useState } from 'react'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import type { DeskPanes } from '../desk/use-desk-layout.ts'
import {
  activated,
  type Board,
  firstBoard,
  laidOut,
  nextViewport,
  opened,
  refreshed,
  type Slot,
} from './board.ts'
import { type BoardItem, type BoardItems, itemId } from './board-item.ts'
import type { FileEntry } from './file-entry.ts'
import type { LaidFile } from './hanging.ts'

export type BoardInUse = ReturnType<typeof useBoard>

/** Manages the viewports of this case while files are added and removed; earlier files and reports are added by opening them. */
export function useBoard(files: readonly FileEntry[], { layout: desk, change }: DeskPanes) {
  const narrow = useNarrow()
  const first = { narrow, layout: desk.board }
  const [kept, setBoard] = useState<Board>(() => firstBoard(files, first))
  const [earlier, setEarlier] = useState<readonly BoardItem[]>([])
  const items: BoardItems = useMemo(() => {
    const own = files.map((file): BoardItem => ({ is: 'file', file }))
    return new Map([...own, ...earlier].map((item) => [itemId(item), item]))
  }, [files, earlier])
  const board = refreshed(kept, laidFiles(items), first)
  if (board !== kept) setBoard(board)
  return useMemo(
    () => ({
      board,
      items,
      open: (fileId: string, slot?: Slot) => setBoard((now) => opened(now, fileId, slot)),
      openEarlier: (item: BoardItem) => {
        setEarlier((now) => [...now.filter((one) => itemId(one) !== itemId(item)), item])
        setBoard((now) => opened(now, itemId(item)))
      },
      activate: (slot: Slot) => setBoard((now) => activated(now, slot)),
      next: () => setBoard(nextViewport),
      lay: (layout: BoardLayout) => {
        setBoard((now) => laidOut(now, layout, files))
        change({ board: layout })
      },
    }),
    [board, items, files, change],
  )
}

function laidFiles(items: BoardItems): LaidFile[] {
  return [...items].map(([fileId, item]) =>
    item.is === 'file' ? item.file : { fileId, kind: 'report' },
  )
}
