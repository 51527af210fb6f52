import type { Case } from '@systole/contract/cases/wire-case'
import { toStamp } from '@systole/domain/time/stamp'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { modeOf } from '../features/cases/case-view.ts'
import { aCase } from '../testing/a-case.ts'
import { aClinicalInput } from '../testing/a-clinical-input.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { MainScreen } from './main-screen.tsx'
import { OngoingScreen } from './ongoing-screen.tsx'
import { ReportScreen } from './report-screen.tsx'

const LIST = '/api/query_all_sessions'
const CLONE = '/api/clone_cardiobirdx_session'
const PRODUCTS = '/api/query_payment_gateway_products'
const HOUR = 3_600_000
const ago = (hours: number) => toStamp(new Date(Date.now() - hours * HOUR))

const named = (name: string) => ({ ...aCase().pet, name, pid: `pet_${name}` })
const MOCHI = aCase({ clinical_input: aClinicalInput(), updated: ago(2) })
const PEPPER = aCase({
  caseId: 'case_pepper',
  status: 'open',
  pet: named('Pepper'),
  tag: [],
  clinical_input: null,
  question_session: null,
})
const CAPTAIN = aCase({
  caseId: 'case_captain',
  status: 'submit',
  pet: named('Captain'),
  submitted: ago(18),
  due: ago(-6),
})
const BISCUIT = aCase({
  caseId: 'case_biscuit',
  status: 'close',
  pet: named('Biscuit'),
  submitted: ago(20),
  closed: ago(6),
  revision: { report_revision: '20261120014200' },
})
const LUNA = aCase({
  ...BISCUIT,
  caseId: 'case_luna',
  pet: named('Luna'),
  tag: [{ tagid: 6 }],
  closed: ago(24 * 20),
  cloned: true,
})

const product = (mode: 'basic' | 'advance', amount: number) => ({
  pg_type: 'sandbox',
  pg_product_id: mode,
  product_id: mode,
  mode,
  currency: 'HKD',
  type: 'econsult',
  description: mode,
  symbol: 'HK$',
  price: amount,
  amount_minor: amount * 100,
})

const REDONE = aCase({
  ...BISCUIT,
  caseId: 'case_redone',
  pet: named('Redone'),
  status: 'data_processing',
  due: ago(-6),
})
const ASKED = aCase({
  ...REDONE,
  caseId: 'case_asked',
  pet: named('Asked'),
  status: 'resend_report_request',
})

/** Returns the list for each query: released reports, or cases of the given statuses. */
function portal(unfinished: Case[], closed: Case[]) {
  return {
    [LIST]: ({ params = '' }: Record<string, string>) => {
      const { released, pname = '', mode } = JSON.parse(params)
      const all = released ? closed : unfinished
      const sessions = all.filter(
        (consult) =>
          consult.pet.name.toLowerCase().includes(pname.toLowerCase()) &&
          (mode === undefined || modeOf(consult) === mode),
      )
      return { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } }
    },
    [PRODUCTS]: {
      code: 0,
      data: { products: { list: [product('basic', 298), product('advance', 548)] } },
    },
  }
}
const EVERYTHING = portal([MOCHI, PEPPER, CAPTAIN], [BISCUIT, LUNA])

const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('link')[0]
        ?.textContent?.replace(/\s*\(.*/, ''),
    )

test('MAIN-1 New test leads to a new test', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  expect(hrefOf(/^New test/)).toBe('/new-test')
})

test('MAIN-1 without a credit plan New test says so and goes nowhere', async () => {
  const { user, router } = await renderVetPage(<MainScreen />, EVERYTHING, {
    session: { credit_plan: null },
  })
  await user.click(screen.getByRole('button', { name: /^New test/ }))
  const dialog = await screen.findByRole('dialog', { name: 'No valid credit plan' })
  expect(dialog.textContent).toContain('Contact support')
  expect(router.state.location.pathname).toBe('/')
})

test('MAIN-1 a click on New test before the lists arrive opens its explanation and keeps it open', async () => {
  let listsArrive = (): void => {}
  const lists = new Promise<void>((resolve) => {
    listsArrive = resolve
  })
  const { user } = await renderVetPage(
    <MainScreen />,
    { ...EVERYTHING, [LIST]: (fields) => lists.then(() => portal([], [])[LIST](fields)) },
    { session: { credit_plan: null } },
  )
  await user.click(screen.getByRole('button', { name: /^New test/ }))
  await screen.findByRole('dialog', { name: 'No valid credit plan' })
  listsArrive()
  await screen.findByText('Send your first case')
  expect(screen.getByRole('dialog', { name: 'No valid credit plan' })).toBeTruthy()
})

test('MAIN-2 Basic and Advance stand with their prices in the user’s currency', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  await screen.findByText('298')
  const modes = screen.getByRole('region', { name: 'Basic and Advance' })
  expect(modes.textContent).toContain('HKD298')
  expect(modes.textContent).toContain('HKD548')
})

test('MAIN-2 without prices the page says when they will be seen', async () => {
  await renderVetPage(<MainScreen />, { ...EVERYTHING, [PRODUCTS]: { code: -6001 } })
  expect(await screen.findByText('The price is shown before you pay.')).toBeVisible()
})

test('main shows what is new, what waits for the vet, and what waits for the cardiologist', async () => {
  await renderVetPage(<MainScreen />, EVERYTHING)
  const list = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await list('New report')).toMatch(/Biscuit.*answered in 14/)
  expect(await list('Continue where you left off')).toMatch(
    /Mochi.*Chest X-ray, ECG, Echo is required/,
  )
  expect(await list('With the cardiologist')).toMatch(/Captain.*Due in [56]/)
  expect(screen.getByText(/One new report to read\. 2 cases need/)).toBeVisible()
})

test('main greets a new hospital with its first case', async () => {
  await renderVetPage(<MainScreen />, portal([], []))
  await screen.findByText('Your first case takes about ten minutes.')
  expect(screen.getAllByRole('link', { name: /New test/ })).toHaveLength(1)
})

test('main shows the five newest of many drafts, the rest behind a link', async () => {
  const drafts = Array.from({ length: 355 }, (_, at) =>
    aCase({ ...PEPPER, caseId: `case_${at}`, pet: named(`Pet ${at}`), updated: ago(at + 1) }),
  )
  await renderVetPage(<MainScreen />, portal([...drafts.reverse(), CAPTAIN], []))
  const list = await screen.findByRole('region', { name: 'Continue where you left off' })
  const names = within(list).getAllByRole('link', { name: /^Pet \d+$/ })
  expect(names.map(({ textContent }) => textContent)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Pet ${at}`),
  )
  const all = within(list).getByRole('link', { name: 'Show all 355' })
  expect(all.getAttribute('href')).toBe('/ongoing?show=needsMe')
})

test.each([
  ['late', ago(1), ['With the cardiologist', 'Continue where you left off']],
  ['in time', ago(-6), ['Continue where you left off', 'With the cardiologist']],
])(
  'main puts cases with the cardiologist in the right place while one is %s',
  async (_how, due, order) => {
    await renderVetPage(<MainScreen />, portal([MOCHI, { ...CAPTAIN, due }], []))
    await screen.findByRole('region', { name: 'With the cardiologist' })
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(titles.filter((title) => order.includes(title ?? ''))).toEqual(order)
  },
)

test('main says when the lists cannot be read, and Try again reads them', async () => {
  const answers: Parameters<typeof renderVetPage>[1] & Record<string, unknown> = {
    ...EVERYTHING,
    [LIST]: { code: -6001 },
  }
  const { user } = await renderVetPage(<MainScreen />, answers)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  Object.assign(answers, EVERYTHING)
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Mochi' })).toBeVisible()
})

test('ONGO-1 every case that is not closed stands with the specified columns, the vet’s own first', async () => {
  const { calls } = await renderVetPage(<OngoingScreen />, portal([CAPTAIN, MOCHI, PEPPER], []))
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Pet name',
    'Pet type',
    'Breed',
    'Time',
    'Type',
    'Status',
    'Actions',
  ])
  expect(rowNames()).toEqual(['Mochi', 'Pepper', 'Captain'])
  const asked = calls(LIST).map(({ fields }) => JSON.parse(fields.params ?? '').status)
  expect(
    asked.some((status: string[]) => status.includes('open') && !status.includes('close')),
  ).toBe(true)
})

test('ONGO-1 a case that lacks nothing but the payment is called ready to pay', async () => {
  const session_tests = ['chest X-ray', 'ECG', 'echo'].map((type) => ({ type, count: 1 }))
  const complete = aCase({
    ...MOCHI,
    caseId: 'case_complete',
    pet: named('Complete'),
    session_tests,
  })
  await renderVetPage(<OngoingScreen />, portal([complete, MOCHI], []))
  const chipOf = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(name) })).querySelector('[data-status]')
      ?.textContent
  expect(await chipOf('Complete')).toBe('Ready to pay')
  expect(await chipOf('Mochi')).toBe('Upload')
})

test('ONGO-2 open and upload lead to the editable case, every other status to mode=2', async () => {
  await renderVetPage(<OngoingScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(hrefOf(/^Mochi/)).toBe('/test-detail?usid=case_mochi')
  expect(hrefOf(/^Captain/)).toBe('/test-detail?usid=case_captain&mode=2')
})

test('ONGO-2 a follow-up goes on beside the case it follows', async () => {
  const followUp = aCase({ exinfo: { clone: 'case_old', absent_files: [] } })
  await renderVetPage(<OngoingScreen />, portal([followUp], []))
  await screen.findByRole('table')
  expect(hrefOf(/^Mochi/)).toBe('/test-detail?usid=case_mochi&ousid=case_old')
})

test('ONGO-1 the list filters by who must act and by name, and clears', async () => {
  const { user } = await renderVetPage(<OngoingScreen />, EVERYTHING)
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'With the cardiologist' }))
  expect(rowNames()).toEqual(['Captain'])
  await user.type(screen.getByRole('searchbox'), 'pep')
  expect(screen.getByText('No matching cases')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(rowNames()).toHaveLength(3)
})

test('ONGO-1 an empty list leads to a new test', async () => {
  await renderVetPage(<OngoingScreen />, portal([], []))
  expect(await screen.findByText(/No incomplete tests\./)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /New test/ }).length).toBeGreaterThan(0)
})

test('REPT-1 closed cases stand with the specified columns, and the pet’s name opens the report in a new tab', async () => {
  await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('E-consult report')
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Pet name', 'Pet type', 'Breed', 'Time', 'Type', 'Status', 'Actions'])
  const link = screen.getByRole('link', { name: /^Biscuit/ })
  expect(link.getAttribute('href')).toBe(
    '/econsult-report?usid=case_biscuit&revision=20261120014200',
  )
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.textContent).toContain('opens in a new tab')
})

test.each([
  ['asked for again', ASKED, 'Redo requested', ''],
  ['being redone', REDONE, 'Being redone', 'New revision by'],
])(
  'REPT-1 a report that is %s stays in the list with its state and its link',
  async (_how, report, chip, due) => {
    const { user } = await renderVetPage(<ReportScreen />, portal([report], [report]))
    const row = within(await screen.findByRole('table')).getAllByRole('row')[1]
    if (!row) throw new Error('one report was answered')
    expect(row.textContent).toContain(chip)
    expect(row.textContent).toContain(due)
    const read = within(row).getByRole('link', { name: /^Read report/ })
    expect(read.getAttribute('href')).toContain('revision=20261120014200')
    await user.click(screen.getByRole('button', { name: /^More for/ }))
    const reconsult = await screen.findByRole('menuitem', { name: /^Reconsult/ })
    expect(reconsult.textContent).toContain('Available once the report has been redone.')
  },
)

test.each([
  ['asked for again', ASKED, 'Your redo request is under review'],
  ['being redone', REDONE, 'New revision due in'],
])('MAIN-3 a report that is %s can be read from main', async (_how, report, words) => {
  await renderVetPage(<MainScreen />, portal([report], [{ ...report, opened: ago(1) }]))
  const section = await screen.findByRole('region', { name: 'With the cardiologist' })
  expect(section.textContent).toContain(words)
  expect(section.textContent).not.toContain('Report within 24 hours')
  expect(within(section).getByRole('link', { name: /^Read report/ })).toBeVisible()
})

test('ONGO-1 a report that is asked for again is listed as that, not as sent', async () => {
  await renderVetPage(<OngoingScreen />, portal([ASKED, REDONE], [ASKED, REDONE]))
  const table = await screen.findByRole('table')
  expect(table.textContent).toContain('Redo requested')
  expect(table.textContent).toContain('Being redone')
  expect(table.textContent).not.toContain('Sent')
})

test('REPT-1 an opened report is no longer marked as unread', async () => {
  const { user } = await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  expect(screen.getAllByText('Unread:')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /^Biscuit/ }))
  await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
})

test('REPT-1 the list is searched on the server and filtered by type', async () => {
  const { user, calls, router } = await renderVetPage(<ReportScreen />, EVERYTHING)
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Basic' }))
  await waitFor(() => expect(rowNames()).toEqual(['Luna']))
  expect(calls(LIST).some(({ fields }) => fields.params?.includes('"mode":"basic"'))).toBe(true)
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'basic' }))
  await user.click(screen.getByRole('button', { name: 'All' }))
  await user.type(screen.getByRole('searchbox'), 'bis')
  await waitFor(() => expect(rowNames()).toEqual(['Biscuit']))
  expect(calls(LIST).some(({ fields }) => fields.params?.includes('"pname":"bis"'))).toBe(true)
})

test('a list opens as its address says', async () => {
  await renderVetPage(<ReportScreen />, EVERYTHING, { at: '/report?show=basic&find=luna' })
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: 'Basic' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'luna')
  expect(rowNames()).toEqual(['Luna'])
})

async function openMenu(name: string, answers: object) {
  const page = await renderVetPage(<ReportScreen />, { ...EVERYTHING, ...answers })
  await screen.findByRole('table')
  await page.user.click(screen.getByRole('button', { name: `More for ${name}` }))
  return page
}

test('REPT-2 Reconsult asks, clones without the question file, and goes to the new case beside the old', async () => {
  const { user, router, calls } = await openMenu('Biscuit', {
    [CLONE]: { code: 0, data: { caseId: 'case_new', originalId: 'case_biscuit' } },
  })
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Reconsult case' })
  expect(dialog.textContent).toContain('This starts a new paid consult')
  await user.click(within(dialog).getByRole('button', { name: 'OK, understood' }))
  await waitFor(() =>
    expect(router.state.location.href).toBe(
      '/test-detail?usid=case_new&ousid=case_biscuit&stage=1',
    ),
  )
  expect(calls(CLONE)[0]?.fields).toEqual({
    usid: 'case_biscuit',
    uid: 'account_chan',
    excluded_datalist: '["question to cardiologist"]',
  })
})

test('REPT-2 Cancel clones nothing', async () => {
  const { user, calls } = await openMenu('Biscuit', {})
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls(CLONE)).toEqual([])
})

test('REPT-2 a failure is a snackbar with the code in parentheses, and stays written in the dialog', async () => {
  const { user } = await openMenu('Biscuit', { [CLONE]: { code: -6023 } })
  await user.click(await screen.findByRole('menuitem', { name: 'Reconsult' }))
  await user.click(await screen.findByRole('button', { name: 'OK, understood' }))
  expect(await screen.findByText('(-6023) error')).toBeVisible()
  expect(screen.getByRole('alertdialog').textContent).toContain('This case already has a follow-up')
})

test('REPT-3 a cloned case offers no Reconsult and says why', async () => {
  await openMenu('Luna', {})
  const item = await screen.findByRole('menuitem', { name: /^Reconsult/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('A follow-up already exists.')
})
