import type { BoardLayout } from '@systole/domain/desks/desk-layout'
import { useMemo, useState } from 'react'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import type { DeskPanes } from '../desk/use-desk-layout.ts'
import type { FileEntry } from './file-entry.ts'
import type { HangingFile } from './hanging-protocol.ts'
import {
  activated,
  initialGrid,
  nextViewport,
  openedIn,
  refreshed,
  type Slot,
  type ViewportGrid,
  withLayout,
} from './viewport-grid.ts'
import { itemId, type ViewportItem, type ViewportItems } from './viewport-item.ts'

export type ViewportGridState = ReturnType<typeof useViewportGrid>

/** Manages the viewports of this case while files are added and removed; earlier files and reports are added by opening them. */
export function useViewportGrid(files: readonly FileEntry[], { layout: desk, change }: DeskPanes) {
  const narrow = useNarrow()
  const first = { narrow, layout: desk.board }
  const [kept, setBoard] = useState<ViewportGrid>(() => initialGrid(files, first))
  const [earlier, setEarlier] = useState<readonly ViewportItem[]>([])
  const items: ViewportItems = useMemo(() => {
    const own = files.map((file): ViewportItem => ({ is: 'file', file }))
    return new Map([...own, ...earlier].map((item) => [itemId(item), item]))
  }, [files, earlier])
  const board = refreshed(kept, laidFiles(items), first)
  if (board !== kept) setBoard(board)
  return useMemo(
    () => ({
      board,
      items,
      open: (fileId: string, slot?: Slot) => setBoard((now) => openedIn(now, fileId, slot)),
      openEarlier: (item: ViewportItem) => {
        setEarlier((now) => [...now.filter((one) => itemId(one) !== itemId(item)), item])
        setBoard((now) => openedIn(now, itemId(item)))
      },
      activate: (slot: Slot) => setBoard((now) => activated(now, slot)),
      next: () => setBoard(nextViewport),
      lay: (layout: BoardLayout) => {
        setBoard((now) => withLayout(now, layout, files))
        change({ board: layout })
      },
    }),
    [board, items, files, change],
  )
}

function laidFiles(items: ViewportItems): HangingFile[] {
  return [...items].map(([fileId, item]) =>
    item.is === 'file' ? item.file : { fileId, kind: 'report' },
  )
}
