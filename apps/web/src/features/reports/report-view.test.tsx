import type { AnyReport } from '@systole/report/any-report'
import { buildEcgReport } from '@systole/report/ecg/build-ecg-report'
import { anEcgSource } from '@systole/report/ecg/testing/an-ecg-source'
import type { ReportModel } from '@systole/report/model'
import { aReport } from '@systole/report/testing/a-report'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ReportView } from './report-view.tsx'

const DATA = '/api/query_cardiobirdx_review_data'
const HISTORY = '/api/query_cardiobirdx_session_revision_history'
const REVISION = aReport().revision
const EARLIER = '20261119014200'

const LOGO = { key: 'logo_1', sha256: '', type: 'image/png', width: 400, height: 100 } as const

const entryOf = (revision: string) => ({
  revision,
  type: 'report',
  author: 'Mei Tanaka',
  time: revision,
  reason: '',
  sent_to: [],
})

async function openReport(
  model: Partial<ReportModel> = {},
  { revisions = [REVISION], pdfUrl = '/files/report/case_1/x?t=1', logoUrl = '' } = {},
) {
  return openAny(aReport(model), { revisions, pdfUrl, logoUrl })
}

async function openAny(
  report: AnyReport,
  { revisions, pdfUrl, logoUrl }: { revisions: string[]; pdfUrl: string; logoUrl: string },
) {
  const portal = fakePortal({
    [DATA]: {
      code: 0,
      data: {
        revision: report.revision,
        report,
        logo_url: logoUrl,
        pdf_url: pdfUrl,
        pdf_sha256: '',
      },
    },
    [HISTORY]: { code: 0, data: { revisions: revisions.map(entryOf) } },
  })
  await draw()
  return { ...portal, paper: await screen.findByRole('article') }
}

const draw = () =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <ReportView caseId="case_1" revision={REVISION} back="/report" />
    </QueryClientProvider>,
  )

test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
  'RVIEW-2 read in %s, the page is dated as its PDF: by the clock of the hospital',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { paper } = await openReport({ revision: '20261119235700' })
    expect(paper.textContent).toContain('2026/11/20')
    expect(paper.textContent).not.toContain('2026/11/21')
    const bar = screen.getByText(/Revision/, { selector: '.no-print *' })
    expect(bar.textContent).toContain('2026/11/20')
    vi.unstubAllEnvs()
  },
)

test('RVIEW-2 the logo the report was released with is in the title block, with words for it', async () => {
  const hospital = { ...aReport().hospital, logo: LOGO }
  const { paper } = await openReport({ hospital }, { logoUrl: '/files/logo/logo_1?t=1' })
  const logo = within(paper).getByRole('img', { name: 'Logo of Tiong Bahru Veterinary Clinic' })
  expect(logo.getAttribute('src')).toBe('/files/logo/logo_1?t=1')
  expect(logo.style).toMatchObject({ width: '150pt', height: '37.5pt' })
})

test('ECG-9 the page of an ECG report has its sections, its strips and one bar of 25 mm', async () => {
  const phraseIn = ({ id }: { id: string }) =>
    id === 'vpc' ? { text: '心室期外収縮', language: 'ja' as const } : undefined
  const report = buildEcgReport(anEcgSource({ phraseIn }), { revision: REVISION, reason: '' })
  const { paper } = await openAny(report, { revisions: [REVISION], pdfUrl: '', logoUrl: '' })
  await within(paper).findByRole('heading', { level: 1, name: 'ECG report' })
  const titles = within(paper).getAllByRole('heading', { level: 2 })
  expect(titles.map((title) => title.textContent)).toEqual([
    'Diagnosis',
    'Patient information',
    'Recording',
    'Measurements',
    'R height by lead',
    'Rhythm and P–QRS',
    'Ectopy and gaps',
    'Strips',
    'Interpretation',
    'Evaluation and recommendations',
    'Note to the veterinarian in charge',
  ])
  expect(within(paper).getByText('心室期外収縮').getAttribute('lang')).toBe('ja')
  expect(within(paper).getByRole('img', { name: /^Rhythm\. Leads? I/ })).toBeDefined()
  expect(within(paper).getByText('beats 20–21 (0:10.5)')).toBeDefined()
  expect(screen.getByText('Duke, ECG report', { selector: 'b' })).toBeDefined()
})

test('RVIEW-2 without a logo there is no empty place for one', async () => {
  const { paper } = await openReport()
  await within(paper).findByRole('heading', { level: 1 })
  expect(within(paper).queryByRole('img')).toBeNull()
})

test('RVIEW-2 the report is drawn part by part under its headings', async () => {
  const { paper, calls } = await openReport()
  await within(paper).findByRole('heading', { level: 1, name: 'eConsult report' })
  const parts = within(paper).getAllByRole('heading', { level: 2 })
  expect(parts.map((part) => part.textContent)).toEqual([
    'Patient information',
    'Clinical information',
    'Questions and answers',
    'Recommendations',
    'Notes',
    'Appendix',
  ])
  expect(calls.find(({ path }) => path === DATA)?.fields).toMatchObject({
    usid: 'case_1',
    revision: REVISION,
    type: 'session_release_report',
  })
})

test('RVIEW-3 each question is a heading with its answer under it', async () => {
  const { paper } = await openReport()
  const questions = await within(paper).findAllByRole('heading', { level: 3 })
  expect(questions.map((question) => question.textContent)).toEqual([
    'Recommended treatment plan',
    'Anesthesia plan',
    'How soon should we repeat the X-ray?',
  ])
  expect(questions[2]?.parentElement?.textContent).toContain('In 3 to 4 months.')
})

test('markup in the report is text, never an element', async () => {
  const notes = '<img src=x onerror=alert(1)>'
  const { paper } = await openReport({ notes })
  expect(await within(paper).findByText(notes)).toBeVisible()
  expect(paper.querySelector('img')).toBeNull()
})

test('RVIEW-1 the revision is shown as a local date', async () => {
  await openReport()
  expect(await screen.findByText(/^Revision 2026\/11\/\d\d$/)).toBeVisible()
})

test('RVIEW-4 a Chinese report brings its own words, logout included, and says its language', async () => {
  const { paper } = await openReport({ language: 'zh_hk' })
  const logout = await screen.findByRole('button', { name: '登出' })
  expect(logout.closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant-HK')
  expect(paper.getAttribute('lang')).toBe('zh-Hant-HK')
})

test('RVIEW-4 a report for zh_cn is shown in Simplified characters', async () => {
  await openReport({ language: 'zh_cn', notes: '皇后頭髮乾燥' })
  expect(await screen.findByText('皇后头发干燥')).toBeVisible()
})

test('RVIEW-4 RVIEW-5 what is not the report is left out in print', async () => {
  await openReport()
  const logout = await screen.findByRole('button', { name: 'Sign out' })
  expect(logout.closest('.no-print')).not.toBeNull()
  expect(screen.getByRole('article').closest('.no-print')).toBeNull()
})

test('an earlier revision says that a newer one was released', async () => {
  await openReport({ revision: EARLIER }, { revisions: [REVISION, EARLIER] })
  expect(await screen.findByText('A newer revision is available.')).toBeVisible()
  const choice = await screen.findByRole('combobox', { name: 'Revision' })
  expect(within(choice).getAllByRole('option')).toHaveLength(2)
})

test('until the PDF is made its button says so', async () => {
  await openReport({}, { pdfUrl: '' })
  const button = await screen.findByRole('button', { name: 'Preparing the PDF' })
  expect(button).toHaveProperty('disabled', true)
})

test.each([-6002, -6024, -103])(
  'RVIEW-1 code %i reads as a report that is not there, and no more',
  async (code) => {
    fakePortal({ [DATA]: { code, message: 'internal words' } })
    await draw()
    const words = 'This report does not exist or belongs to another clinic.'
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(screen.queryByText(/internal words/)).toBeNull()
  },
)
