import { can } from '@systole/domain/access/access'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { useSession } from '../../../session/session-context.tsx'
import { MessageDialog } from '../../../ui/dialog/message-dialog.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { caseCreditsByIdQuery } from '../credits.queries.ts'
import { CaseCreditsDialog } from './case-credits-dialog.tsx'
import { CaseTransactions } from './case-transactions.tsx'
import { useCreditSentence } from './use-credit-sentence.ts'

/** Shows the current credits of a case, with changes only for roles that may make them. ROLE-3. */
export function CaseCreditsById({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const { t } = useTranslation('credits')
  const sentenceOf = useCreditSentence()
  const query = useQuery(caseCreditsByIdQuery(caseId))
  const { user_type: userType } = useSession()
  const mayChange = can(userType, 'changeSessionCredits')
  const credits = query.data
  if (mayChange && credits && credits.mode !== 'none')
    return <CaseCreditsDialog credits={credits} mode={credits.mode} onClose={onClose} />
  return (
    <MessageDialog open title={t('case.title')} onClose={onClose}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton />}
      {credits && (
        <>
          <p>{sentenceOf(credits)}</p>
          <CaseTransactions transactions={credits.credit_transactions} />
        </>
      )}
    </MessageDialog>
  )
}
