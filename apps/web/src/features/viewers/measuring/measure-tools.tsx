import type { MeasurementMethod } from '@systole/domain/measurements/measurement'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import {
  Circle,
  Heart,
  type LucideIcon,
  MoveVertical,
  Ruler,
  RulerDimensionLine,
  Triangle,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolDivider, ToolGroup } from '../tools/tool-button.tsx'
import { ListTool } from './list-tool.tsx'
import { methodsFor } from './method-keys.ts'
import type { Measuring } from './use-measuring.ts'

const ICONS: Partial<Record<MeasurementMethod, LucideIcon>> = {
  angle: Triangle,
  vhs: Heart,
  vlas: Heart,
  laAo: Circle,
  timeScale: RulerDimensionLine,
  pageAmplitude: MoveVertical,
}
const WITH_WORD: readonly string[] = ['vhs', 'vlas', 'laAo', 'timeScale']

/** Starts a measurement of each method; the last button shows the measurements. */
export function MeasureTools({ measuring, kind }: { measuring: Measuring; kind: FileKind }) {
  const { t } = useTranslation('viewers')
  const { place, placing, start, cancel } = measuring
  return (
    <>
      <ToolDivider />
      <ToolGroup
        tools={methodsFor(kind).map(({ key, method }) => {
          const pressed = isPlacing(placing?.method, method)
          return {
            icon: ICONS[method] ?? Ruler,
            label: t(method === 'timeScale' ? 'measure.page.scale' : `measure.methods.${method}`),
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

/** Returns whether the button of a method is pressed; that of the scale marks both directions. */
function isPlacing(placing: MeasurementMethod | undefined, method: MeasurementMethod): boolean {
  return placing === method || (placing === 'voltageScale' && method === 'timeScale')
}
