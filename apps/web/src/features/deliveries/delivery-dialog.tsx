import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'

/** Shows the mails of a report over the list of cases and resends them to one address or all. STAFF-2. */
export function DeliveryDialog(props: { caseId: string; title: string; onClose: () => void }) {
  return (
    <MessageDialog open size="md" title={props.title} onClose={props.onClose}>
      <DeliveryPanel caseId={props.caseId} />
    </MessageDialog>
  )
}
