import { paths } from '@systole/contract/pages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../features/cases/lists/filter-bar.tsx'
import { DESK_VIEWS } from '../features/payment-desk/desk.queries.ts'
import { DeskDetail } from '../features/payment-desk/desk-detail.tsx'
import { DeskList } from '../features/payment-desk/desk-list.tsx'
import { PaymentReports } from '../features/payment-desk/payment-reports.tsx'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { useDebouncedValue } from '../ui/hooks/use-debounced-value.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Lets internal admins see every payment, make refunds and read the nightly reconciliation. */
export function PaymentsScreen() {
  const { t } = useTranslation('paymentDesk')
  const go = useNavigateTo()
  const { id, show: asked, find: named = '' } = useSearchParams('payments')
  const show = DESK_VIEWS.find((each) => each === asked) ?? 'attention'
  const [typed, setTyped] = useState(named)
  const find = useDebouncedValue(typed.trim())
  useDocumentTitle(t('title'))
  if (id)
    return (
      <Page>
        <DeskDetail key={id} id={id} listHref={paths.payments({ show })} />
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        label={t('views.label')}
        chips={DESK_VIEWS.map((each) => ({ id: each, label: t(`views.${each}`) }))}
        chosen={show}
        onChoose={(next) => go(paths.payments({ show: next }), { replace: true })}
        findLabel={t('find')}
        find={typed}
        onFind={show === 'reports' ? undefined : setTyped}
      />
      {show === 'reports' ? <PaymentReports /> : <DeskList show={show} find={find} />}
    </Page>
  )
}
