import { useTranslation } from 'react-i18next'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { CaseNotes } from './case-notes.tsx'
import type { NotedCase } from './noted-case.ts'
import { refreshCase } from './office.queries.ts'

/** Shows and edits the notes of a case over the list it was opened from. STAFF-3. */
export function CaseNotesDialog(props: { consult: NotedCase; title: string; onClose: () => void }) {
  const { consult, title, onClose } = props
  const { t } = useTranslation('common')
  return (
    <MessageDialog open size="sm" title={title} actionLabel={t('close')} onClose={onClose}>
      <CaseNotes consult={consult} onSaved={() => refreshCase(consult.caseId)} />
    </MessageDialog>
  )
}
