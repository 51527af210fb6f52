import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { MessageDialog } from '../../ui/message-dialog.tsx'
import { BlockSkeleton } from '../../ui/skeletons.tsx'
import { CaseCreditsDialog } from './case-credits-dialog.tsx'
import { caseCreditsByIdQuery } from './credits.queries.ts'

/** Reads how the credits of a case stand now, then asks. */
export function CaseCreditsById({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { t } = useTranslation('credits')
  const query = useQuery(caseCreditsByIdQuery(caseId))
  const credits = query.data
  if (credits && credits.mode !== 'none')
    return <CaseCreditsDialog credits={credits} mode={credits.mode} onClose={onClose} />
  return (
    <MessageDialog open title={t('case.title')} onClose={onClose}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton />}
      {credits && <p>{t('case.needsNone', { hospital: credits.hospital })}</p>}
    </MessageDialog>
  )
}
