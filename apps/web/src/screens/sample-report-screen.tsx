import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { sampleEcgReport } from '@systole/report/sample/sample-ecg-report'
import { sampleReport } from '@systole/report/sample/sample-report'
import { QueryClientProvider } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/query-client.ts'
import { PrintPage } from '../features/reports/print-page.tsx'
import { ReportDocument } from '../features/reports/report-document.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { useSearchParams } from '../search-params.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { TabBar } from '../ui/layout/tab-bar.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const ReportPage = styled('div')({
  paddingBottom: 32,
  '& h1': { fontSize: '1.75rem' },
  '@media print': { padding: 0 },
})

const SAMPLES = { econsult: sampleReport, ecg: sampleEcgReport } as const
type Sample = keyof typeof SAMPLES
const PANEL = 'sample-panel'

/** Shows a sample report of each kind, so that a clinic sees the product before it pays (experience S2). */
export function SampleReportScreen() {
  const { t } = useTranslation('main')
  const language = useLanguage()
  const { service: of = 'econsult' } = useSearchParams('sampleReport')
  const go = useNavigateTo()
  const model = useMemo(() => SAMPLES[of](language), [of, language])
  useDocumentTitle(t('sample.title'))
  return (
    <Page>
      <header className="no-print" style={{ marginBottom: 32 }}>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <div className="no-print">
          <PageHeader
            level="h2" // the report below has the page's h1
            title={t('sample.title')}
            lead={t(of === 'ecg' ? 'sample.ecgLead' : 'sample.lead')}
            action={
              <Button
                variant="outlined"
                startIcon={<Icon of={Printer} />}
                onClick={() => window.print()}
              >
                {t('sample.print')}
              </Button>
            }
          />
          <TabBar<Sample>
            label={t('sample.title')}
            tabs={(['econsult', 'ecg'] as const).map((value) => ({
              ...{ value, id: `sample-${value}`, panelId: PANEL },
              label: t(`sample.of.${value}`),
            }))}
            value={of}
            onChange={(service) => go(paths.sampleReport({ service }), { replace: true })}
          />
        </div>
        <div id={PANEL} role="tabpanel" aria-labelledby={`sample-${of}`}>
          <Notice tone="info">{t('sample.invented')}</Notice>
          <PrintPage footer={t('sample.invented')} />
          <ReportPage>
            <QueryClientProvider client={queryClient}>
              <ReportDocument model={model} logoUrl="" />
            </QueryClientProvider>
          </ReportPage>
        </div>
      </main>
    </Page>
  )
}
