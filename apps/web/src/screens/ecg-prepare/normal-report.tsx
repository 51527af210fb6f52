import { styled } from '@mui/material/styles'
import { AnyReport } from '@systole/report/any-report'
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { describeError } from '../../api/describe-error.ts'
import { orThrow } from '../../api/query.ts'
import { SignReviewDialog } from '../../features/ecg-review/signing/sign-review-dialog.tsx'
import type { SignedReview } from '../../features/ecg-review/signing/signing.queries.ts'
import { ReportDocument } from '../../features/reports/report-document.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useMissingWords } from './use-missing-words.ts'

const Place = styled('div')(({ theme }) => ({
  maxHeight: '60vh',
  marginTop: 8,
  overflow: 'auto',
  border: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  borderRadius: 8,
  backgroundColor: (theme.vars ?? theme).palette.surface.canvas,
}))

type Props = {
  caseId: string
  petName: string
  /** Saves everything and finishes the patching. */
  prepare: () => Promise<void>
  onSigned: (signed: SignedReview) => void
  onClose: () => void
}

/** Shows the normal report of a case as it would be sent, and signs it. SPEC E8. */
export function NormalReport(props: Props) {
  const { caseId, petName, prepare, onSigned, onClose } = props
  const { t } = useTranslation(['patching', 'common'])
  const close = useRef<HTMLButtonElement>(null)
  const [isSigning, setSigning] = useState(false)
  const preview = useQuery(normalPreviewQuery(caseId, prepare))
  const { data } = preview
  if (isSigning && data) {
    return (
      <SignReviewDialog
        caseId={caseId}
        is="sign"
        prepare={async () => data.version}
        isSecondDue={false}
        needsProof={data.needsProof}
        onSigned={onSigned}
        onUnread={() => void preview.refetch()}
        onClose={() => setSigning(false)}
      />
    )
  }
  return (
    <AppDialog
      open
      size="md"
      title={t('normal.preview', { pet: petName })}
      initialFocus={close}
      onClose={onClose}
      actions={
        <>
          <Button ref={close} variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
          {data?.model && (
            <Button variant="contained" onClick={() => setSigning(true)}>
              {t('normal.sign')}
            </Button>
          )}
        </>
      }
    >
      <Shown {...{ preview, petName }} />
    </AppDialog>
  )
}

function Shown({ preview, petName }: { preview: UseQueryResult<Preview>; petName: string }) {
  const { t } = useTranslation('patching')
  const missing = useMissingWords()
  const { error, data } = preview
  if (error) {
    const reason = missing(error) ?? describeError(error)
    return (
      <Notice tone="danger" announce onRetry={() => void preview.refetch()}>
        {t('normal.notPrepared', { reason })}
      </Notice>
    )
  }
  if (!data) return <BlockSkeleton lines={8} />
  if (!data.model) {
    return (
      <Notice tone="warn" announce onRetry={() => void preview.refetch()}>
        {t('normal.notMeasured')}
      </Notice>
    )
  }
  return (
    <>
      <p>{t('normal.previewSays')}</p>
      <Place
        tabIndex={0}
        role="region"
        aria-label={t('normal.preview', { pet: petName })}
        data-scheme="light"
      >
        <ReportDocument model={data.model} logoUrl={data.logoUrl} />
      </Place>
    </>
  )
}

type Preview = {
  model: AnyReport | null
  logoUrl: string
  version: number
  needsProof: boolean
}

/** The normal report as it would be signed now, once everything is saved and the patching is finished. */
const normalPreviewQuery = (caseId: string, prepare: () => Promise<void>) =>
  queryOptions({
    queryKey: ['ecg', 'normalPreview', caseId],
    queryFn: async (): Promise<Preview> => {
      await prepare()
      const reply = await orThrow(
        client.reports.queryReviewData({ caseId, type: 'session_review_report' }),
      )
      return {
        model: reply.report ? AnyReport.parse(reply.report) : null,
        logoUrl: reply.logo_url,
        version: reply.ecg?.version ?? 0,
        needsProof: reply.ecg?.proof_ms === 0,
      }
    },
    staleTime: Number.POSITIVE_INFINITY, // a preview does not finish the patching again
    gcTime: 0,
    retry: false,
  })
