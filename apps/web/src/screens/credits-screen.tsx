import { useTranslation } from 'react-i18next'
import { CaseCreditsCard } from '../features/credits/case-credits-card.tsx'
import { HospitalAccount } from '../features/credits/hospital-account.tsx'
import { HospitalList } from '../features/credits/hospital-list.tsx'
import { paths } from '../paths.ts'
import { creditsSearch, useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { AppLink } from '../ui/app-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useGo } from '../ui/use-go.ts'

/** Admins see to hospitals' credits; sales reads along. STAFF-6. */
export function CreditsScreen() {
  const { t } = useTranslation('credits')
  const { user_type } = useSession()
  const { id, find = '' } = useSearchParams(creditsSearch)
  const go = useGo()
  useDocumentTitle(t('title'))
  const mayChange = user_type === 'internal_admin'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={id && <AppLink href={paths.credits()}>{t('back')}</AppLink>}
      />
      {id ? (
        <HospitalAccount hospitalId={id} mayChange={mayChange} />
      ) : (
        <>
          <CaseCreditsCard mayChange={mayChange} />
          <HospitalList
            find={find}
            onFind={(wanted) =>
              go(paths.credits(wanted ? { find: wanted } : {}), { replace: true })
            }
          />
        </>
      )}
    </Page>
  )
}
