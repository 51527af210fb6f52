import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { PriceTable } from '../features/prices/price-table.tsx'
import { sellersQuery } from '../features/prices/prices.queries.ts'
import { SellerForm } from '../features/prices/seller-form.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SettingsSections } from '../ui/layout/settings-section.tsx'

/** Lets internal admins set prices and sellers. */
export function PricesScreen() {
  const { t } = useTranslation('prices')
  const sellers = useQuery(sellersQuery)
  useDocumentTitle(t('title'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SettingsSections>
        <PriceTable />
        <QueryFailure query={sellers} />
        {sellers.data?.map((seller) => (
          <SellerForm key={`${seller.variant} ${seller.version}`} seller={seller} />
        ))}
      </SettingsSections>
    </Page>
  )
}
