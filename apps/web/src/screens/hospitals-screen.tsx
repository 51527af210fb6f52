import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { HospitalList } from '../features/office/hospitals/hospital-list.tsx'
import { HospitalPage } from '../features/office/hospitals/hospital-page.tsx'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Lets internal admins find a hospital, see and edit it, and read who changed what. STAFF-3, STAFF-6. */
export function HospitalsScreen() {
  const { t } = useTranslation('hospitals')
  const { id, find = '', country = '' } = useSearchParams('hospitals')
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  if (id)
    return (
      <Page>
        <HospitalPage key={id} hospitalId={id} />
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HospitalList
        find={find}
        country={country}
        onLook={(wanted) => {
          const address = {
            ...(wanted.find && { find: wanted.find }),
            ...(wanted.country && { country: wanted.country }),
          }
          go(paths.hospitals(address), { replace: true })
        }}
      />
    </Page>
  )
}
