import { isEditable } from '@systole/domain/cases/case-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { useWarmDrafts } from '../drafts/use-warm-drafts.ts'
import { caseQuery } from '../features/cases/cases.queries.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { paths } from '../paths.ts'
import { caseSearch, useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { BlockSkeleton } from '../ui/skeletons.tsx'
import { EditableCase } from './test-detail/editable-case.tsx'
import { SentCase } from './test-detail/sent-case.tsx'

/** One case: the editable flow while it is open or upload, inspection only afterwards (CASE-2). */
export function TestDetailScreen() {
  const address = useSearchParams(caseSearch)
  const { usid, mode } = address
  const { uid } = useSession()
  useVetCases(uid)
  useWarmDrafts(uid, mode === 2 ? [] : [`clinical/${usid}`, `questions/${usid}`])
  const found = useQuery(caseQuery(address.usid, address.ousid))
  if (found.isPending) return <Loading />
  if (found.isError) return <NotShown error={found.error} onRetry={() => void found.refetch()} />
  const { session, original } = found.data
  return isEditable(session.status) ? (
    <EditableCase key={session.usid} consult={session} original={original} address={address} />
  ) : (
    <SentCase key={session.usid} consult={session} />
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

function NotShown(props: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('detail.notShown'))
  return (
    <Page>
      <PageHeader title={t('detail.notShown')} />
      <Notice tone="danger" announce onRetry={props.onRetry}>
        {describeError(props.error)}
      </Notice>
      <ButtonLink variant="outlined" href={paths.ongoing()} style={{ marginTop: 20 }}>
        {t('ongoingTitle')}
      </ButtonLink>
    </Page>
  )
}
