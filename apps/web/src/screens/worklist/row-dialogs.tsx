import type { RowTool } from '@systole/domain/worklist/row-tools'
import { useTranslation } from 'react-i18next'
import { RejectDialog } from '../../features/worklist/reject-dialog.tsx'
import type { WorklistItem } from '../../features/worklist/worklist-item.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'

const CaseLogDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/office/case-log-dialog.tsx'),
    addTexts('office'),
  ])
  return part.CaseLogDialog
})
const CaseNotesDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/office/case-notes-dialog.tsx'),
    addTexts('office'),
  ])
  return part.CaseNotesDialog
})
const HospitalDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/office/hospital-dialog.tsx'),
    addTexts('office', 'errors'),
  ])
  return part.HospitalDialog
})
const PetProfileDialog = lazyDialog(async () => {
  const [part] = await Promise.all([import('../case/pet-profile-dialog.tsx'), addTexts('office')])
  return part.PetProfileDialog
})
const HospitalMessageDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/messages/hospital-message-dialog.tsx'),
    addTexts('timeline'),
  ])
  return part.HospitalMessageDialog
})
const CaseCreditsById = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/credits/case-credits/case-credits-by-id.tsx'),
    addTexts('billing', 'errors'),
  ])
  return part.CaseCreditsById
})
const AssignById = lazyDialog(
  async () => (await import('../../features/reading/claims/assign-by-id.tsx')).AssignById,
)
const AskAsyncDialog = lazyDialog(
  async () => (await import('../../features/reading/claims/ask-async-dialog.tsx')).AskAsyncDialog,
)
const DeliveryDialog = lazyDialog(async () => {
  const [part] = await Promise.all([
    import('../../features/deliveries/delivery-dialog.tsx'),
    addTexts('timeline'),
  ])
  return part.DeliveryDialog
})

/** A tool in use for one row; each dialog loads on first use. */
export type ToolInUse = { tool: RowTool; item: WorklistItem }

export function RowDialogs(props: { inUse: ToolInUse | undefined; onClose: () => void }) {
  return props.inUse && <RowDialog {...props.inUse} onClose={props.onClose} />
}

function RowDialog({ tool, item, onClose }: ToolInUse & { onClose: () => void }) {
  const { t } = useTranslation('reading')
  const { caseId } = item
  const title = t(`worklist.tools.${tool}`, { id: item.caseNumber })
  switch (tool) {
    case 'case':
    case 'report':
      return null // links of their own
    case 'log':
      return <CaseLogDialog {...{ caseId, caseNumber: item.caseNumber, title, onClose }} />
    case 'person':
      return (
        <HospitalDialog sender={{ ...item.sentBy, hospital: item.hospital }} onClose={onClose} />
      )
    case 'message':
      return <HospitalMessageDialog open caseId={caseId} onClose={onClose} />
    case 'note':
      return <CaseNotesDialog caseId={caseId} title={title} onClose={onClose} />
    case 'pet':
      return <PetProfileDialog caseId={caseId} title={title} onClose={onClose} />
    case 'refund':
    case 'deduct':
      return <CaseCreditsById caseId={caseId} onClose={onClose} />
    case 'reviewer':
      return <AssignById caseId={caseId} onClose={onClose} />
    case 'asyncReviewer':
      return <AskAsyncDialog caseId={caseId} title={title} onClose={onClose} />
    case 'resend':
      return <DeliveryDialog caseId={caseId} title={title} onClose={onClose} />
    case 'reject':
      return <RejectDialog item={item} onClose={onClose} />
  }
}
