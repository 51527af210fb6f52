import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { RegistrationDetail } from '../features/registrations/registration-detail.tsx'
import { RegistrationList } from '../features/registrations/registration-list.tsx'
import { REGISTRATION_FILTERS } from '../features/registrations/registrations.queries.ts'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Lets internal admins decide on applications for accounts. */
export function ApplicationsScreen() {
  const { t } = useTranslation('registration')
  const go = useNavigateTo()
  const { id, show } = useSearchParams('applications')
  const shown = REGISTRATION_FILTERS.find((each) => each === show) ?? 'all'
  const listHref = paths.applications(shown === 'all' ? {} : { show: shown })
  useDocumentTitle(t('staff.title'))
  return (
    <Page>
      {id ? (
        <RegistrationDetail key={id} registrationId={id} listHref={listHref} />
      ) : (
        <>
          <PageHeader title={t('staff.title')} lead={t('staff.lead')} />
          <RegistrationList
            shown={shown}
            onShow={(next) =>
              go(paths.applications(next === 'all' ? {} : { show: next }), { replace: true })
            }
          />
        </>
      )}
    </Page>
  )
}
