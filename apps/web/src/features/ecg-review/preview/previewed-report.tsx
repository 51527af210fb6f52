import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { ReviewStepProps } from '../step-props.ts'
import { previewQuery } from './preview.queries.ts'
import { ReviewSurroundings } from './review-surroundings.ts'

const Place = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  borderRadius: 8,
  overflow: 'auto',
  backgroundColor: (theme.vars ?? theme).palette.surface.canvas,
}))

/** Shows the report as it will be sent, from the saved review. */
export function PreviewedReportPart({
  of: { loaded, session, mode },
}: {
  of: Pick<ReviewStepProps, 'loaded' | 'session' | 'mode'>
}) {
  const { t } = useTranslation('ecgConclusion')
  const { renderReport } = use(ReviewSurroundings)
  const { caseId } = loaded.consult
  const { version } = session.state.get()
  const preview = useQuery(previewQuery({ caseId, round: mode, version }, () => session.saveNow()))
  if (preview.isError && !preview.data) {
    return (
      <Notice tone="danger" announce onRetry={() => void preview.refetch()}>
        {t('preview.notLoaded')}
      </Notice>
    )
  }
  if (preview.data === undefined) return <BlockSkeleton lines={8} />
  if (preview.data === null) return <Notice tone="warn">{t('preview.notMeasured')}</Notice>
  return (
    <Place tabIndex={0} role="group" aria-label={t('preview.report')} data-scheme="light">
      {renderReport(preview.data)}
    </Place>
  )
}
