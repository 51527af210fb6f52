import { paths } from '@systole/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/query-client.ts'
import { VerifyForm } from '../features/verify/verify-form.tsx'
import { useSearchParams } from '../search-params.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { NarrowPage } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** `/verify?number&revision&code`: verifies a report for anyone, signed in or not. */
export function VerifyScreen() {
  const { t } = useTranslation('verify')
  const start = useSearchParams('verify')
  useDocumentTitle(t('title'))
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <PageHeader title={t('title')} lead={t('lead')} />
        <QueryClientProvider client={queryClient}>
          <VerifyForm start={start} />
        </QueryClientProvider>
      </main>
    </NarrowPage>
  )
}
