import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { revisionHistoryQuery } from './reports.queries.ts'

/** Warns that a later revision has replaced the one shown, so that it is not used for treatment by mistake. */
export function EarlierRevision({ caseId, revision }: { caseId: string; revision: string }) {
  const { t } = useTranslation('reports')
  const { data: [newest = revision] = [] } = useQuery(revisionHistoryQuery(caseId))
  if (newest === revision) return null
  return (
    <div className="no-print" style={{ maxWidth: '210mm', margin: '0 auto 16px' }}>
      <Notice
        tone="warn"
        action={<AppLink href={paths.econsultReport({ caseId })}>{t('view.openNewest')}</AppLink>}
      >
        {t('view.earlier')}
      </Notice>
    </div>
  )
}
