import type { Case } from '@systole/contract/cases/wire-case'
import { type CaseAddress, paths } from '@systole/contract/pages'
import { CASE_STAGES } from '@systole/domain/cases/case-progress'
import { isEditable } from '@systole/domain/cases/case-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CASE_NOT_FOUND } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'
import { useWarmDrafts } from '../drafts/use-warm-drafts.ts'
import { FailurePage } from '../errors/failure-page.tsx'
import { QueryFailure } from '../errors/query-failure.tsx'
import { caseQuery } from '../features/cases/cases.queries.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { NoticeStrip } from '../shell/notice-strip.tsx'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { EditableCase } from './test-detail/editable-case.tsx'
import { EcgCase, SentCase, SentEcgCase, usePartFetched } from './test-detail/stage-parts.ts'

/** Shows one case: editable while it is open or upload, inspection only afterwards (CASE-2). */
export function TestDetailScreen() {
  const { t } = useTranslation('cases')
  const address = useSearchParams('testDetail')
  const { caseId, mode } = address
  const { uid } = useSession()
  useWarmDrafts(uid, mode === 2 ? [] : [`clinical/${caseId}`, `questions/${caseId}`])
  usePartFetched(mode === 2 ? 'sent' : (CASE_STAGES[(address.stage ?? 1) - 1] ?? 'clinical'))
  const found = useQuery(caseQuery(address.caseId, address.originalId))
  if (found.isPending) return <Loading />
  const again = () => void found.refetch()
  if (isGone(found.error) || !found.data) return <NotShown error={found.error} onRetry={again} />
  const { session, original } = found.data
  return (
    <>
      <NoticeStrip>
        <QueryFailure query={found} lead={t('detail.refreshFailed')} />
      </NoticeStrip>
      <Shown key={session.caseId} consult={session} original={original} address={address} />
    </>
  )
}

/** Renders the case by its service, for filling in or as it was sent. */
function Shown(props: { consult: Case; original: Case | undefined; address: CaseAddress }) {
  useVetCases() // for the menu's counts, after what the page itself needs
  const { status, serviceId } = props.consult
  if (serviceId === 'econsult')
    return isEditable(status) ? <EditableCase {...props} /> : <SentCase {...props} />
  return isEditable(status, serviceId) ? (
    <EcgCase {...props} />
  ) : (
    <SentEcgCase consult={props.consult} />
  )
}

function Loading() {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('detail.loading'))
  return (
    <Page>
      <BlockSkeleton lines={9} />
    </Page>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof RefusedError && error.code === CASE_NOT_FOUND
}

/** Renders the failure: the call failed, or this account has no such case (-6002), in which case a retry is useless. */
function NotShown(props: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('cases')
  return (
    <Page>
      <FailurePage
        {...props}
        title={t('detail.notShown')}
        back={
          <ButtonLink variant="outlined" href={paths.ongoing()}>
            {t('ongoingTitle')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
