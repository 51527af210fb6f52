import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { CaseTimeline } from './case-timeline.tsx'

/** Shows the history of a case over the list it was opened from. STAFF-3. */
export function CaseLogDialog(props: { caseId: string; title: string; onClose: () => void }) {
  return (
    <MessageDialog open size="sm" title={props.title} onClose={props.onClose}>
      <CaseTimeline caseId={props.caseId} at="reader" />
    </MessageDialog>
  )
}
