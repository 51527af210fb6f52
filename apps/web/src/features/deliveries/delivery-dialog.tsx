import { MessageDialog } from '../../ui/message-dialog.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'

/** Where the mails of a report went, and once more to one or all, over the list of cases. STAFF-2. */
export function DeliveryDialog(props: { usid: string; title: string; onClose: () => void }) {
  return (
    <MessageDialog open size="md" title={props.title} onClose={props.onClose}>
      <DeliveryPanel usid={props.usid} />
    </MessageDialog>
  )
}
