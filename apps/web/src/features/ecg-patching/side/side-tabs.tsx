import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabBar } from '../../../ui/layout/tab-bar.tsx'

const SIDE_PARTS = ['case', 'beats', 'checks'] as const
type SidePart = (typeof SIDE_PARTS)[number]

/** Shows the parts of the side one at a time, as tabs under the trace on a small screen. */
export function SideTabs({ parts }: { parts: Record<SidePart, ReactNode> }) {
  const { t } = useTranslation('patching')
  const [shown, setShown] = useState<SidePart>('case')
  const id = useId()
  const tabs = SIDE_PARTS.map((value) => ({
    ...{ value, id: `${id}-${value}`, panelId: `${id}-panel` },
    label: t(`side.${value}`),
  }))
  return (
    <>
      <TabBar label={t('side.label')} tabs={tabs} value={shown} onChange={setShown} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {parts[shown]}
      </div>
    </>
  )
}
