import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { HospitalDataList } from '../features/hospital-data/hospital-data-list.tsx'
import { HospitalDataPage } from '../features/hospital-data/hospital-data-page.tsx'
import { OpenErasures } from '../features/hospital-data/open-erasures.tsx'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Lets internal admins export and erase the data of a hospital. KEEP-1. */
export function HospitalDataScreen() {
  const { t } = useTranslation('hospitalData')
  const { id, find = '' } = useSearchParams('hospitalData')
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  const back = id && <AppLink href={paths.hospitalData()}>{t('back')}</AppLink>
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} action={back} />
      {id ? (
        <HospitalDataPage key={id} hospitalId={id} />
      ) : (
        <>
          <OpenErasures />
          <HospitalDataList
            find={find}
            onFind={(wanted) =>
              go(paths.hospitalData(wanted ? { find: wanted } : {}), { replace: true })
            }
          />
        </>
      )}
    </Page>
  )
}
