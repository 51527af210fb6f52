import { styled } from '@mui/material/styles'
import { Columns2, Rows2, Square } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { activated, type Board, type BoardLayout, laidOut, type Slot, slotsOf } from './board.ts'

const Frame = styled('section')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: '49px minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: '#000',
    '& > [role="toolbar"]': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      borderBottom: `1px solid ${edge.line}`,
      backgroundColor: surface.canvas,
    },
    '& > [role="toolbar"] > div:first-of-type': {
      flex: 1,
      minWidth: 0,
      containerName: 'tools',
      containerType: 'inline-size',
    },
    '& > [role="toolbar"] > div:first-of-type > div': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      padding: '0 10px',
      minHeight: 48,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [theme.breakpoints.down('md')]: { minHeight: 460, height: '70vh' },
  }
})

const Layouts = styled('div')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    padding: '0 8px',
    borderLeft: `1px solid ${edge.line}`,
    '& button[aria-pressed="true"]': { color: brand.main, backgroundColor: brand.soft },
    [theme.breakpoints.down('md')]: { display: 'none' },
  }
})

const Viewports = styled('div')({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  '&[data-layout="rows"]': { gridTemplateRows: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  '&[data-layout="columns"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

const Viewport = styled('div')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    color: '#C3CBCE',
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '[data-layout="columns"] > & + &': { borderTop: 0, borderLeft: `1px solid ${edge.line}` },
    '&[data-active]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      boxShadow: `inset 0 0 0 1px ${brand.main}`,
      opacity: 0.6,
      pointerEvents: 'none',
      zIndex: 2,
    },
    '& > p': { display: 'grid', placeContent: 'center', height: '100%', padding: 20 },
  }
})

const LAYOUTS: readonly { layout: BoardLayout; icon: typeof Square }[] = [
  { layout: 'one', icon: Square },
  { layout: 'rows', icon: Rows2 },
  { layout: 'columns', icon: Columns2 },
]

export type RenderFile = (
  fileId: string,
  viewport: { active: boolean; toolsHost: HTMLElement | null },
) => ReactNode

/** One or two viewports; the tools above are those of the active one. Typing an answer does not draw them anew. */
export const ViewportBoard = memo(function ViewportBoard(props: {
  board: Board
  onBoard: (board: Board) => void
  renderFile: RenderFile
}) {
  const { board, onBoard, renderFile } = props
  const { t } = useTranslation('reading')
  const [toolsHost, setToolsHost] = useState<HTMLElement | null>(null)
  const slots = slotsOf(board)
  return (
    <Frame aria-label={t('panes.viewers')}>
      <div role="toolbar" aria-label={t('board.tools')}>
        <div ref={setToolsHost} />
        <LayoutButtons board={board} onBoard={onBoard} />
      </div>
      <Viewports data-layout={board.layout}>
        {slots.map((slot) => (
          <BoardViewport key={slot} slot={slot} board={board} onBoard={onBoard}>
            {(active, fileId) => renderFile(fileId, { active, toolsHost })}
          </BoardViewport>
        ))}
      </Viewports>
    </Frame>
  )
})

function LayoutButtons({ board, onBoard }: { board: Board; onBoard: (board: Board) => void }) {
  const { t } = useTranslation('reading')
  return (
    <Layouts>
      {LAYOUTS.map(({ layout, icon }) => (
        <IconButton
          key={layout}
          data-size="small"
          aria-label={t(`board.${layout}`)}
          aria-pressed={board.layout === layout}
          onClick={() => onBoard(laidOut(board, layout))}
        >
          <Icon of={icon} />
        </IconButton>
      ))}
    </Layouts>
  )
}

function BoardViewport(props: {
  slot: Slot
  board: Board
  onBoard: (board: Board) => void
  children: (active: boolean, fileId: string) => ReactNode
}) {
  const { slot, board, onBoard, children } = props
  const { t } = useTranslation('reading')
  const active = board.active === slot
  const fileId = board.files[slot]
  const activate = () => {
    if (!active) onBoard(activated(board, slot))
  }
  return (
    <Viewport
      role="group"
      aria-label={t('board.viewport', { number: slot + 1 })}
      onPointerDownCapture={activate}
      onFocusCapture={activate}
      {...(active && slotsOf(board).length > 1 && { 'data-active': '' })}
    >
      {fileId ? children(active, fileId) : <p>{t('files.choose')}</p>}
    </Viewport>
  )
}
