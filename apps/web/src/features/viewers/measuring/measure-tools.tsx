import { Heart, ListChecks, type LucideIcon, Ruler, Triangle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, ToolDivider, ToolGroup } from '../tool-button.tsx'
import { METHOD_KEYS } from './method-keys.ts'
import type { Measuring } from './use-measuring.ts'

const ICONS: Record<keyof typeof METHOD_KEYS, LucideIcon> = {
  l: Ruler,
  a: Triangle,
  v: Heart,
  t: Heart,
}
const KEYS = ['l', 'a', 'v', 't'] as const

/** Starts a measurement of each method; the last button shows what was measured. */
export function MeasureTools({ measuring }: { measuring: Measuring }) {
  const { t } = useTranslation('viewers')
  const { place, placing, start, cancel, listed, toggleList, measurements } = measuring
  return (
    <>
      <ToolDivider />
      <ToolGroup
        tools={KEYS.map((key) => {
          const method = METHOD_KEYS[key]
          const pressed = placing?.method === method
          return {
            icon: ICONS[key],
            label: t(`measure.methods.${method}`),
            shortcut: key.toUpperCase(),
            keepWord: method === 'vhs' || method === 'vlas',
            pressed,
            disabled: !place,
            onClick: () => (pressed ? cancel() : start(method)),
          }
        })}
      />
      <ToolButton
        icon={ListChecks}
        label={t('measure.list', { count: measurements.length })}
        shortcut="M"
        iconOnly
        badge={measurements.length}
        pressed={listed}
        onClick={toggleList}
      />
      <ToolDivider />
    </>
  )
}
