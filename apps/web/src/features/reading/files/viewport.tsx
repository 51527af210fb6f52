import { styled } from '@mui/material/styles'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { draggedFile, isFileDragged } from './file-drag.ts'
import type { ViewportGridState } from './use-viewport-grid.ts'
import { type Slot, slotsOf } from './viewport-grid.ts'
import { Viewport } from './viewport-grid-frame.ts'
import type { EarlierCase, ViewportItem } from './viewport-item.ts'

const Mark = styled('p')(({ theme }) => {
  const { tone } = (theme.vars ?? theme).palette
  return {
    padding: '4px 14px',
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    color: tone.warn.text,
    backgroundColor: tone.warn.background,
  }
})
const Beside = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
})

/** Renders a viewport, which is activated by a click and accepts dropped files. */
export function FileViewport(props: {
  slot: Slot
  board: ViewportGridState
  item: ViewportItem | undefined
  children: (item: ViewportItem, active: boolean) => ReactNode
}) {
  const { slot, board, item, children } = props
  const { t } = useTranslation('reading')
  const drop = useDrop((fileId) => board.open(fileId, slot))
  const active = board.board.active === slot
  const activate = () => {
    if (!active) board.activate(slot)
  }
  return (
    <Viewport
      role="group"
      aria-label={t('board.viewport', { number: slot + 1 })}
      {...(active && { 'aria-current': true })}
      onPointerDownCapture={activate}
      onFocusCapture={activate}
      onWheelCapture={activate}
      {...drop.handlers}
      {...(drop.isOver && { 'data-target': '' })}
      {...(active && slotsOf(board.board).length > 1 && { 'data-active': '' })}
    >
      {!item && <p>{t(board.items.size > 0 ? 'files.choose' : 'files.none')}</p>}
      {item && !item.of && children(item, active)}
      {item?.of && (
        <Beside>
          <EarlierMark of={item.of} />
          {children(item, active)}
        </Beside>
      )}
    </Viewport>
  )
}

/** Marks an earlier image, so that it is not mistaken for a current one. */
function EarlierMark({ of }: { of: EarlierCase }) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const date = of.date ? format.date(of.date) : ''
  return <Mark>{t('earlier.mark', { case: of.caseNumber, date })}</Mark>
}

function useDrop(onFile: (fileId: string) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!isFileDragged(event)) return
    event.preventDefault()
    setOver(true)
  }
  const handlers = {
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      const { currentTarget, relatedTarget } = event
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      const fileId = draggedFile(event)
      setOver(false)
      if (!fileId) return
      event.preventDefault()
      onFile(fileId)
    },
  }
  return { isOver, handlers }
}
