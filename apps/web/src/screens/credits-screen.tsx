import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { CaseCreditsCard } from '../features/credits/case-credits/case-credits-card.tsx'
import { CreditHospitalList } from '../features/credits/credit-hospital-list.tsx'
import { DistributorAccount } from '../features/credits/distributors/distributor-account.tsx'
import { DistributorList } from '../features/credits/distributors/distributor-list.tsx'
import { HospitalAccount } from '../features/credits/hospital-account.tsx'
import { PlanList } from '../features/credits/plans/plan-list.tsx'
import { useSearchParams } from '../search-params.ts'
import { useCan } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { FilterChips } from '../ui/form/filter-chips.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** Lets admins manage hospitals' credits, plans and distributors; sales can read them. STAFF-6. */
export function CreditsScreen() {
  const { t } = useTranslation('credits')
  const { id, distributor } = useSearchParams('credits')
  useDocumentTitle(t('title'))
  const mayChange = useCan()('changeCreditOffice')
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} action={<Back />} />
      {id && <HospitalAccount hospitalId={id} mayChange={mayChange} />}
      {!id && distributor && <DistributorAccount distributorId={distributor} />}
      {!id && !distributor && <Lists mayChange={mayChange} />}
    </Page>
  )
}

function Back() {
  const { t } = useTranslation('credits')
  const { id, distributor } = useSearchParams('credits')
  if (id) return <AppLink href={paths.credits()}>{t('back')}</AppLink>
  if (!distributor) return null
  return <AppLink href={paths.credits({ show: 'distributors' })}>{t('distributors.back')}</AppLink>
}

function Lists({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('credits')
  const { find = '', show: asked } = useSearchParams('credits')
  const go = useNavigateTo()
  const views = mayChange
    ? (['hospitals', 'case', 'plans', 'distributors'] as const)
    : (['hospitals', 'case', 'distributors'] as const)
  const show = views.find((view) => view === asked) ?? 'hospitals'
  return (
    <>
      <div style={{ marginBottom: 24 }}>
        <FilterChips
          label={t('views.label')}
          chips={views.map((view) => ({ id: view, label: t(`views.${view}`) }))}
          chosen={show}
          onChoose={(view) =>
            go(paths.credits(view === 'hospitals' ? {} : { show: view }), { replace: true })
          }
        />
      </div>
      {show === 'plans' && <PlanList />}
      {show === 'distributors' && <DistributorList mayChange={mayChange} />}
      {show === 'case' && <CaseCreditsCard mayChange={mayChange} />}
      {show === 'hospitals' && (
        <CreditHospitalList
          find={find}
          onFind={(wanted) => go(paths.credits(wanted ? { find: wanted } : {}), { replace: true })}
        />
      )}
    </>
  )
}
