import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { CaseNotes } from './case-notes.tsx'
import { notedCase } from './noted-case.ts'
import { officeCaseQuery, refreshOfficeCase } from './office.queries.ts'

/** Shows and edits the notes of a case over the list it was opened from. STAFF-3. */
export function CaseNotesDialog(props: { caseId: string; title: string; onClose: () => void }) {
  const { caseId, title, onClose } = props
  const { t } = useTranslation('common')
  const query = useQuery(officeCaseQuery(caseId))
  return (
    <MessageDialog open size="sm" title={title} actionLabel={t('close')} onClose={onClose}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={6} />}
      {query.data && (
        <CaseNotes consult={notedCase(query.data)} onSaved={() => refreshOfficeCase(caseId)} />
      )}
    </MessageDialog>
  )
}
