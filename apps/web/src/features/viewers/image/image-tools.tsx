import { RotateCcw, RotateCw, Scan, SunMoon, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, ToolDivider } from '../tool-button.tsx'

const STEP = 1.4

export type ImageActions = {
  fit: () => void
  oneToOne: () => void
  turn: () => void
  invert: () => void
  zoom: (factor: number) => void
  move: (x: number, y: number) => void
}

export function ImageTools({ actions, inverted }: { actions: ImageActions; inverted: boolean }) {
  const { t } = useTranslation('viewers')
  const label = (name: 'zoomIn' | 'zoomOut' | 'oneToOne' | 'invert' | 'rotate' | 'reset') =>
    t(`tools.${name}`)
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
      <ToolDivider />
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
        icon={RotateCcw}
        label={label('reset')}
        shortcut="R"
        iconOnly
        onClick={actions.fit}
      />
    </>
  )
}
