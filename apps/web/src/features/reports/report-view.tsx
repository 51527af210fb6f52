import { styled } from '@mui/material/styles'
import { fill } from '@systole/i18n/fill'
import { htmlLang } from '@systole/i18n/languages'
import type { AnyReport } from '@systole/report/any-report'
import { timeText } from '@systole/report/dates'
import { reportTextsOf } from '@systole/report/report-texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSimplifier } from '../../i18n/use-simplifier.ts'
import { useDocumentTitle } from '../../shell/document-title.ts'
import { useLogout } from '../../shell/logout-context.tsx'
import { CONTENT_ID, SkipLink } from '../../shell/skip-link.tsx'
import { EarlierRevision } from './earlier-revision.tsx'
import { PrintPage } from './print-page.tsx'
import { ReportBar, ReportBarRoom } from './report-bar.tsx'
import { ReportDocument } from './report-document.tsx'
import { ReportProblem } from './report-problem.tsx'
import { releasedReportQuery } from './reports.queries.ts'
import { Revisions } from './revisions.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'

const Desk = styled('div')({
  minHeight: '100vh',
  paddingBottom: 48,
  backgroundColor: '#E4E9E8',
  '@media print': { minHeight: 0, paddingBottom: 0, backgroundColor: '#fff' },
})

const Main = styled('main')({
  padding: '28px 16px 0',
  outline: 'none',
  '@media print': { padding: 0 },
})

/** Shows one released report, to read and to print (S13). */
export function ReportView(props: {
  caseId: string
  revision: string | undefined
  /** The address of the previous page. */
  back: string
  /** The content below the report, on the screen only. */
  after?: ReactNode
}) {
  const { caseId, revision, back, after } = props
  const { t } = useTranslation(['reports', 'ecgReport'])
  const headingOf = ({ format, patient: { name: pet } }: AnyReport) =>
    format === 2 ? t('ecgReport:heading', { pet }) : t('view.heading', { pet })
  const { data, error, refetch } = useQuery(releasedReportQuery(caseId, revision))
  useDocumentTitle(data ? headingOf(data.model) : t('listTitle'))
  return (
    <Desk>
      <SkipLink />
      {data ? (
        <Chrome {...data} caseId={caseId} back={back} />
      ) : (
        <ReportBarRoom title={t('listTitle')} />
      )}
      <Main id={CONTENT_ID} tabIndex={-1}>
        {data && <EarlierRevision caseId={caseId} revision={data.revision} />}
        {data && <ReportDocument {...data} />}
        {data && <Revisions caseId={caseId} shown={data.revision} />}
        {data && after}
        {!data && !error && <SheetSkeleton />}
        {!data && error && <ReportProblem error={error} onRetry={() => void refetch()} />}
      </Main>
    </Desk>
  )
}

/** Renders everything around the report that uses the report's language. */
function Chrome(props: {
  caseId: string
  back: string
  revision: string
  hasPdf: boolean
  model: AnyReport
}) {
  const { model, ...rest } = props
  const { t } = useTranslation('reports')
  const toSimplified = useSimplifier(model.language)
  const askLogout = useLogout()
  if (!toSimplified) return <ReportBarRoom title={t('listTitle')} />
  const { reports, ecgReport, writtenIn } = reportTextsOf(
    model.wording ?? model.language,
    toSimplified,
  )
  const revision = fill(reports.document.revision, {
    revision: timeText(rest.revision, model.timeZone),
  })
  return (
    <>
      <PrintPage footer={[model.patient.name, model.caseNumber, revision].join(' · ')} />
      <ReportBar
        {...rest}
        heading={fill(model.format === 2 ? ecgReport.heading : reports.view.heading, {
          pet: model.patient.name,
        })}
        timeZone={model.timeZone}
        words={reports.view}
        lang={htmlLang[writtenIn]}
        onLogout={askLogout}
      />
    </>
  )
}
