import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../tools/tool-button.tsx'
import type { Measuring } from './use-measuring.ts'

/** Shows the measurements beside the picture or the trace. */
export function ListTool(props: {
  measuring: Pick<Measuring, 'listed' | 'toggleList'> & { measurements: readonly unknown[] }
}) {
  const { listed, toggleList, measurements } = props.measuring
  const { t } = useTranslation('viewers')
  return (
    <ToolButton
      icon={ListChecks}
      label={t('measure.list', { count: measurements.length })}
      shortcut="M"
      iconOnly
      badge={measurements.length}
      pressed={listed}
      onClick={toggleList}
    />
  )
}
