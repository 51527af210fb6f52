import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { StatementView } from '../features/billing/statement-view.tsx'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** `/billing?month`: shows the hospital's payments, month by month. */
export function BillingScreen() {
  const { t } = useTranslation('billing')
  const { month } = useSearchParams('billing')
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <StatementView
        month={month}
        onMonth={(chosen) => go(paths.billing({ month: chosen }), { replace: true })}
      />
    </Page>
  )
}
