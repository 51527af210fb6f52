import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { CaseLog } from './case-log.tsx'

/** Shows the whole log of a case over the list it was opened from. STAFF-3. */
export function CaseLogDialog(props: {
  caseId: string
  caseNumber: string
  title: string
  onClose: () => void
}) {
  return (
    <MessageDialog open size="md" title={props.title} onClose={props.onClose}>
      <CaseLog caseId={props.caseId} caseNumber={props.caseNumber} />
    </MessageDialog>
  )
}
