import type { BoardLayout } from '@systole/domain/desks/desk-layout'
import { Columns2, Grid2x2, Link2, PanelLeft, PanelRight, Rows2, Square } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import type { Side } from '../desk/desk-layout.ts'
import type { ViewportGridState } from './use-viewport-grid.ts'
import { FileViewport } from './viewport.tsx'
import { slotsOf } from './viewport-grid.ts'
import { Layouts, ViewportGridFrame, Viewports } from './viewport-grid-frame.ts'
import { isDicomItem, type ViewportItem } from './viewport-item.ts'

const LAYOUTS: readonly { layout: BoardLayout; icon: typeof Square }[] = [
  { layout: 'one', icon: Square },
  { layout: 'rows', icon: Rows2 },
  { layout: 'columns', icon: Columns2 },
  { layout: 'four', icon: Grid2x2 },
]

export type RenderItem = (
  item: ViewportItem,
  viewport: {
    active: boolean
    toolsHost: HTMLElement | null
    /** True if it is moved and zoomed together with the other images. */
    linked: boolean
  },
) => ReactNode

/** Renders one to four viewports with the tools of the active one. Memoized, so that typing does not rerender it. */
export const ViewportGridView = memo(function ViewportBoard(props: {
  board: ViewportGridState
  isLeftOpen: boolean
  isRightOpen: boolean
  onFold: (side: Side) => void
  renderItem: RenderItem
}) {
  const { board, isLeftOpen, isRightOpen, onFold, renderItem } = props
  const { t } = useTranslation('reading')
  const [toolsHost, setToolsHost] = useState<HTMLElement | null>(null)
  const [linked, setLinked] = useState(false)
  const slots = slotsOf(board.board)
  const shown = slots.map((slot) => board.items.get(board.board.files[slot] ?? ''))
  const canLink = shown.filter(isDicomItem).length > 1
  return (
    <ViewportGridFrame aria-label={t('panes.viewers')}>
      <div role="toolbar" aria-label={t('board.tools')}>
        <FoldButton side="left" isOpen={isLeftOpen} onFold={onFold} />
        <div data-tools="" ref={setToolsHost} />
        <span data-gap="" />
        {canLink && (
          <IconButton
            data-size="small"
            aria-label={t('board.link')}
            title={t('board.link')}
            aria-pressed={linked}
            onClick={() => setLinked(!linked)}
          >
            <Icon of={Link2} />
          </IconButton>
        )}
        <LayoutButtons board={board} />
        <FoldButton side="right" isOpen={isRightOpen} onFold={onFold} />
      </div>
      <Viewports data-layout={board.board.layout}>
        {slots.map((slot, place) => (
          <FileViewport key={slot} slot={slot} board={board} item={shown[place]}>
            {(item, active) =>
              renderItem(item, {
                active,
                toolsHost,
                linked: canLink && linked && isDicomItem(item),
              })
            }
          </FileViewport>
        ))}
      </Viewports>
    </ViewportGridFrame>
  )
})

function LayoutButtons({ board }: { board: ViewportGridState }) {
  const { t } = useTranslation('reading')
  return (
    <Layouts data-layouts="">
      {LAYOUTS.map(({ layout, icon }) => (
        <IconButton
          key={layout}
          data-size="small"
          aria-label={t(`board.${layout}`)}
          title={t(`board.${layout}`)}
          aria-pressed={board.board.layout === layout}
          onClick={() => board.lay(layout)}
        >
          <Icon of={icon} />
        </IconButton>
      ))}
    </Layouts>
  )
}

const FOLD_ICON = { left: PanelLeft, right: PanelRight } as const

/** Collapses or expands a pane beside the images. */
function FoldButton(props: { side: Side; isOpen: boolean; onFold: (side: Side) => void }) {
  const { side, isOpen, onFold } = props
  const { t } = useTranslation('reading')
  const narrow = useNarrow()
  if (narrow) return null
  const words = t(`panes.${isOpen ? 'fold' : 'unfold'}.${side}`)
  return (
    <IconButton data-size="small" aria-label={words} title={words} onClick={() => onFold(side)}>
      <Icon of={FOLD_ICON[side]} />
    </IconButton>
  )
}
