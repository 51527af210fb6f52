import type { FileKind } from '@systole/domain/uploads/file-kind'
import { Circle, Heart, type LucideIcon, Ruler, Triangle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolDivider, ToolGroup } from '../tool-button.tsx'
import { ListTool } from './list-tool.tsx'
import { METHOD_KEYS, type MethodKey, methodsFor } from './method-keys.ts'
import type { Measuring } from './use-measuring.ts'

const ICONS: Record<MethodKey, LucideIcon> = {
  l: Ruler,
  a: Triangle,
  v: Heart,
  t: Heart,
  e: Circle,
}
const WITH_WORD: readonly string[] = ['vhs', 'vlas', 'laAo']

/** Starts a measurement of each method; the last button shows the measurements. */
export function MeasureTools({ measuring, kind }: { measuring: Measuring; kind: FileKind }) {
  const { t } = useTranslation('viewers')
  const { place, placing, start, cancel } = measuring
  return (
    <>
      <ToolDivider />
      <ToolGroup
        tools={methodsFor(kind).map((key) => {
          const method = METHOD_KEYS[key]
          const pressed = placing?.method === method
          return {
            icon: ICONS[key],
            label: t(`measure.methods.${method}`),
            shortcut: key.toUpperCase(),
            keepWord: WITH_WORD.includes(method),
            pressed,
            disabled: !place,
            onClick: () => (pressed ? cancel() : start(method)),
          }
        })}
      />
      <ListTool measuring={measuring} />
      <ToolDivider />
    </>
  )
}
