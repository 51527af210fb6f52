import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../api/query.ts'
import { FailureNotice } from '../errors/failure-notice.tsx'
import { officeCaseQuery } from '../features/office/office.queries.ts'
import { useSearchParams } from '../search-params.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lastWorklist } from '../shell/last-worklist.ts'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'
import type { CaseTab } from './case/case-tab.ts'
import { OfficeCase } from './case/office-case.tsx'

/** `/case`: everything about one case for staff, from which its desk, workbench or review is opened. */
export function OfficeCaseScreen() {
  const { caseId, tab = 'overview' } = useSearchParams('officeCase')
  const { t } = useTranslation('office')
  const go = useNavigateTo()
  const query = useQuery({ ...officeCaseQuery(caseId), enabled: caseId !== '' })
  const consult = query.data
  useDocumentTitle(
    consult ? t('title', { pet: consult.pet.name, id: consult.id }) : t('tabs.label'),
  )
  const isAbsent = caseId === '' || query.error instanceof RefusedError
  const open = (next: CaseTab) =>
    go(paths.officeCase({ caseId, ...(next !== 'overview' && { tab: next }) }), { replace: true })
  return (
    <Page>
      {consult && <OfficeCase key={caseId} consult={consult} tab={tab} onTab={open} />}
      {!consult && isAbsent && (
        <>
          <PageHeader title={t('tabs.label')} lead={t('notFound')} />
          <ButtonLink variant="outlined" href={lastWorklist()}>
            {t('back')}
          </ButtonLink>
        </>
      )}
      {!consult && query.isPending && caseId !== '' && <RowSkeletons rows={5} />}
      {query.isError && !consult && !isAbsent && (
        <FailureNotice error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Page>
  )
}
