import { FlipHorizontal2, RotateCcw, RotateCw, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolGroup } from './tool-button.tsx'

/** Renders the operations on the whole picture, for photographs and DICOM images. */
export function PictureTools(props: {
  inverted: boolean
  /** `undefined` until there is a picture. */
  actions: Record<'invert' | 'rotate' | 'flip' | 'reset', () => void> | undefined
}) {
  const { inverted, actions } = props
  const { t } = useTranslation('viewers')
  const tool = (name: 'invert' | 'rotate' | 'flip' | 'reset') => ({
    label: t(`tools.${name}`),
    iconOnly: true,
    disabled: !actions,
    onClick: () => actions?.[name](),
  })
  return (
    <ToolGroup
      tools={[
        { ...tool('invert'), icon: SunMoon, shortcut: 'I', pressed: inverted },
        { ...tool('rotate'), icon: RotateCw },
        { ...tool('flip'), icon: FlipHorizontal2, shortcut: 'H' },
        { ...tool('reset'), icon: RotateCcw, shortcut: 'R' },
      ]}
    />
  )
}
