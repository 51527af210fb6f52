import { useTranslation } from 'react-i18next'
import { HospitalDataPage } from '../features/hospital-data/hospital-data-page.tsx'
import { HospitalList } from '../features/hospital-data/hospital-list.tsx'
import { OpenErasures } from '../features/hospital-data/open-erasures.tsx'
import { paths } from '../paths.ts'
import { hospitalDataSearch, useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { AppLink } from '../ui/app-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useGo } from '../ui/use-go.ts'

/** Lets internal admins export and erase the data of a hospital. KEEP-1. */
export function HospitalDataScreen() {
  const { t } = useTranslation('hospitalData')
  const { id, find = '' } = useSearchParams(hospitalDataSearch)
  const go = useGo()
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
          <HospitalList
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
