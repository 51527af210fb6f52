import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { ReportDocument } from './report-document.tsx'
import { releasedReportQuery } from './reports.queries.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

const Room = styled('div')(({ theme }) => ({
  height: '100%',
  overflow: 'auto',
  padding: 14,
  backgroundColor: (theme.vars ?? theme).palette.surface.canvas,
}))

/** Shows an earlier report in a viewport, to be read beside today's pictures. */
export function ReportBeside(props: {
  caseId: string
  /** The element for the link to its own page; null while another viewport has the tools. */
  toolsHost: HTMLElement | null
}) {
  const { caseId, toolsHost } = props
  const { t } = useTranslation('reports')
  const { data, error, refetch } = useQuery(releasedReportQuery(caseId, undefined))
  return (
    <Room tabIndex={0} role="region" aria-label={data?.model.caseNumber ?? t('listTitle')}>
      {data && <ReportDocument {...data} />}
      {!data && !error && <SheetSkeleton />}
      {!data && error && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {toolsHost &&
        createPortal(
          <div>
            <NewTabLink href={paths.econsultReport({ caseId })}>{t('listTitle')}</NewTabLink>
          </div>,
          toolsHost,
        )}
    </Room>
  )
}
