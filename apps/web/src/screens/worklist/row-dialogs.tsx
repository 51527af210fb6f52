import type { RowTool } from '@systole/domain/worklist/row-tools'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { HospitalDialog } from '../../features/worklist/hospital-dialog.tsx'
import type { WorklistItem } from '../../features/worklist/worklist-item.ts'
import { addTexts } from '../../i18n/i18n.ts'

const CaseLogDialog = lazy(async () => {
  const [part] = await Promise.all([
    import('../../features/timeline/case-log-dialog.tsx'),
    addTexts('timeline'),
  ])
  return { default: part.CaseLogDialog }
})
const HospitalMessageDialog = lazy(async () => {
  const [part] = await Promise.all([
    import('../../features/messages/hospital-message-dialog.tsx'),
    addTexts('timeline'),
  ])
  return { default: part.HospitalMessageDialog }
})
const CaseCreditsById = lazy(async () => {
  const [part] = await Promise.all([
    import('../../features/credits/case-credits-by-id.tsx'),
    addTexts('billing', 'errors'),
  ])
  return { default: part.CaseCreditsById }
})
const AssignById = lazy(async () => ({
  default: (await import('../../features/reading/assign-by-id.tsx')).AssignById,
}))
const DeliveryDialog = lazy(async () => {
  const [part] = await Promise.all([
    import('../../features/deliveries/delivery-dialog.tsx'),
    addTexts('timeline'),
  ])
  return { default: part.DeliveryDialog }
})

/** One tool of one row, in use; each dialog is fetched when it is first wanted. */
export type ToolInUse = { tool: RowTool; item: WorklistItem }

export function RowDialogs(props: { inUse: ToolInUse | undefined; onClose: () => void }) {
  return (
    <Suspense>{props.inUse && <RowDialog {...props.inUse} onClose={props.onClose} />}</Suspense>
  )
}

function RowDialog({ tool, item, onClose }: ToolInUse & { onClose: () => void }) {
  const { t } = useTranslation('reading')
  const { caseId } = item
  const title = t(`worklist.tools.${tool}`, { id: item.caseNumber })
  switch (tool) {
    case 'report':
      return null // a link of its own
    case 'log':
      return <CaseLogDialog usid={caseId} title={title} onClose={onClose} />
    case 'person':
      return <HospitalDialog item={item} onClose={onClose} />
    case 'message':
      return <HospitalMessageDialog open usid={caseId} onClose={onClose} />
    case 'refund':
    case 'deduct':
      return <CaseCreditsById caseId={caseId} onClose={onClose} />
    case 'reviewer':
      return <AssignById caseId={caseId} onClose={onClose} />
    case 'resend':
      return <DeliveryDialog usid={caseId} title={title} onClose={onClose} />
  }
}
