import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DeliveryPanel } from '../../features/deliveries/delivery-panel.tsx'
import { RevisionHistory } from '../../features/reports/revision-history.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'

/** Shows the report of a case: the newest revision, all revisions with the work on them, and who received it. */
export function NewestReport({ consult }: { consult: Case }) {
  const { t } = useTranslation('office')
  const { caseId, revision } = consult
  const newest = revision.report_revision
  return (
    <>
      {newest === '' ? (
        <Card as="div">
          <EmptyState icon={FileText}>{t('report.none')}</EmptyState>
        </Card>
      ) : (
        <NewTabLink href={paths.econsultReport({ caseId, revision: newest })}>
          {t('report.read')}
        </NewTabLink>
      )}
      <RevisionHistory caseId={caseId} shown="" />
      <DeliveryPanel caseId={caseId} />
    </>
  )
}
