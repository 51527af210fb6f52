import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rejectionQuery } from '../../features/cases/cases.queries.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shows the reason from the case log; without one, the notice names whom to ask. */
export function RejectedNotice({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases')
  const reason = useQuery(rejectionQuery(caseId)).data
  return (
    <Notice tone="warn">
      {reason ? t('detail.rejectedBecause', { reason }) : t('detail.rejected')}
    </Notice>
  )
}
