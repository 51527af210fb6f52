import { FlipHorizontal2, RotateCcw, RotateCw, Scan, SunMoon, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MeasureTools } from '../measuring/measure-tools.tsx'
import type { Measuring } from '../measuring/use-measuring.ts'
import { ToolButton } from '../tool-button.tsx'

const STEP = 1.4

export type ImageActions = {
  fit: () => void
  oneToOne: () => void
  turn: () => void
  flip: () => void
  invert: () => void
  zoom: (factor: number) => void
  move: (x: number, y: number) => void
}

export function ImageTools(props: {
  actions: ImageActions
  inverted: boolean
  measuring: Measuring
}) {
  const { actions, inverted, measuring } = props
  const { t } = useTranslation('viewers')
  const label = (
    name: 'zoomIn' | 'zoomOut' | 'oneToOne' | 'invert' | 'rotate' | 'flip' | 'reset',
  ) => t(`tools.${name}`)
  return (
    <>
      <ToolButton
        icon={ZoomIn}
        label={label('zoomIn')}
        shortcut="+"
        onClick={() => actions.zoom(STEP)}
      />
      <ToolButton
        icon={ZoomOut}
        label={label('zoomOut')}
        shortcut="-"
        onClick={() => actions.zoom(1 / STEP)}
      />
      <ToolButton icon={Scan} label={label('oneToOne')} onClick={actions.oneToOne} />
      <MeasureTools measuring={measuring} />
      <ToolButton
        icon={SunMoon}
        label={label('invert')}
        shortcut="I"
        iconOnly
        pressed={inverted}
        onClick={actions.invert}
      />
      <ToolButton icon={RotateCw} label={label('rotate')} iconOnly onClick={actions.turn} />
      <ToolButton
        icon={FlipHorizontal2}
        label={label('flip')}
        shortcut="H"
        iconOnly
        onClick={actions.flip}
      />
      <ToolButton
        icon={RotateCcw}
        label={label('reset')}
        shortcut="R"
        iconOnly
        onClick={actions.fit}
      />
    </>
  )
}
