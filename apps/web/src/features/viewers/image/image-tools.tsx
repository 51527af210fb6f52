import type { FileKind } from '@systole/domain/uploads/file-kind'
import { Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../../ui/gestures/pointer-gestures.ts'
import { MeasureTools } from '../measuring/measure-tools.tsx'
import type { Measuring } from '../measuring/use-measuring.ts'
import { PictureTools } from '../tools/picture-tools.tsx'
import { ToolGroup } from '../tools/tool-button.tsx'

const STEP = 1.4

export type ImageActions = {
  reset: () => void
  oneToOne: () => void
  rotate: () => void
  flip: () => void
  invert: () => void
  zoomBy: (factor: number, about?: Point) => void
  moveBy: (x: number, y: number) => void
}

export function ImageTools(props: {
  actions: ImageActions
  inverted: boolean
  measuring: Measuring
  kind: FileKind
}) {
  const { actions, inverted, measuring, kind } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      <ToolGroup
        tools={[
          {
            icon: ZoomIn,
            label: t('tools.zoomIn'),
            shortcut: '+',
            onClick: () => actions.zoomBy(STEP),
          },
          {
            icon: ZoomOut,
            label: t('tools.zoomOut'),
            shortcut: '-',
            onClick: () => actions.zoomBy(1 / STEP),
          },
          { icon: Scan, label: t('tools.oneToOne'), onClick: actions.oneToOne },
        ]}
      />
      <MeasureTools measuring={measuring} kind={kind} />
      <PictureTools inverted={inverted} actions={actions} />
    </>
  )
}
