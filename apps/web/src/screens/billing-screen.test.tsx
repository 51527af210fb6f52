import type { BillingStatement, StatementEntry } from '@systole/contract/money/billing'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pretendLayout } from '../testing/layout.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { BillingScreen } from './billing-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

pretendLayout()

const STATEMENT = '/api/query_billing_statement'
const CREDITS = '/api/query_credit_ledger'
const PAPER = '/api/open_billing_paper'

/** A payment made at half past midnight in Auckland, which is the previous day in Hong Kong. */
const paid: StatementEntry = {
  kind: 'payment',
  id: 'checkout_1',
  time: new Date('2026-11-19T11:30:00Z'),
  caseId: 'case_1',
  case_id: 'EC-24817',
  pet: 'Mochi',
  mode: 'basic',
  currency: 'HKD',
  amount_minor: 29_800,
  method: 'card',
  standing: 'partlyRefunded',
  payer: 'Wing Chan',
  reference: 'pi_1',
  paper: { id: 'invoice_1', number: 'SY-2026-000001' },
}
const refund: StatementEntry = {
  ...paid,
  kind: 'refund',
  amount_minor: 4800,
  paper: { id: 'note_1', number: 'SY-2026-000002' },
}
const other: StatementEntry = {
  ...paid,
  id: 'checkout_2',
  pet: 'Luna',
  case_id: 'EC-24818',
  standing: 'processing',
  paper: null,
}
const statement: BillingStatement = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  time_zone: 'Pacific/Auckland',
  entries: [other, refund, paid],
  sums: [
    {
      currency: 'HKD',
      payments: 2,
      paid_minor: 59_600,
      refunds: 1,
      returned: 0,
      returned_minor: 0,
      refunded_minor: 4800,
      net_minor: 54_800,
    },
  ],
}

function open(changes: Partial<BillingStatement> = {}, lines: unknown[] = []) {
  return renderVetPage(
    <BillingScreen />,
    {
      [STATEMENT]: { code: 0, data: { statement: { ...statement, ...changes } } },
      [CREDITS]: { code: 0, data: { lines, more: false } },
      [PAPER]: { code: -7003 },
    },
    { at: '/billing' },
  )
}

const rows = () => screen.getAllByRole('row').slice(1)

test('a month is listed with its sums, each payment with its documents and a refund with its credit note', async () => {
  await open()
  for (const text of ['HKD 596', 'HKD 48', 'HKD 548', '2 payments', '1 refund'])
    expect(await screen.findByText(text)).toBeVisible()
  const documents = rows().map((row) =>
    within(row)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  )
  expect(documents).toEqual([
    [],
    ['Credit note for EC-24817 Mochi'],
    ['Receipt for EC-24817 Mochi', 'Invoice for EC-24817 Mochi'],
  ])
  expect(within(rows()[1] ?? document.body).getByText(/HKD.[-−]48/)).toBeVisible()
})

test('days are those of the hospital, wherever its people are', async () => {
  await open()
  expect(await screen.findAllByText(/20 Nov 2026, 00:30/)).toHaveLength(3)
  expect(screen.getByText(/New Zealand Time/)).toBeVisible()
})

test('every word that is looked for is found, and it says how many of how many', async () => {
  const { user } = await open()
  const field = await screen.findByRole('searchbox', { name: 'Find a case, a pet or a payer' })
  await user.type(field, 'wing mochi')
  expect(rows()).toHaveLength(2)
  expect(screen.getByText('2 of 3 lines of this month')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'nobody')
  expect(screen.getByText('No matching payments this month')).toBeVisible()
})

test('another month is asked for and is in the address', async () => {
  const { user, router, calls } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'October 2026')
  await waitFor(() => expect(router.state.location.href).toBe('/billing?month=2026-10'))
  await waitFor(() => expect(calls(STATEMENT).at(-1)?.fields.month).toBe('2026-10'))
})

test('a month of 1,200 lines draws only the rows in view, and its sums are of all', async () => {
  const entries = Array.from({ length: 1200 }, (_, place) => ({ ...paid, id: `checkout_${place}` }))
  await open({
    entries,
    sums: statement.sums.map((sum) => ({ ...sum, payments: 1200, paid_minor: 35_760_000 })),
  })
  expect(await screen.findByText('1,200 payments')).toBeVisible()
  expect(screen.getByText('HKD 357,600')).toBeVisible()
  expect(rows().length).toBeLessThan(100)
})

test('a paper that cannot be fetched says so', async () => {
  const { user, calls } = await open()
  await user.click(await screen.findByRole('button', { name: 'Receipt for EC-24817 Mochi' }))
  await waitFor(() =>
    expect(calls(PAPER)[0]?.fields).toMatchObject({ paper: 'receipt', id: 'checkout_1' }),
  )
})

test('credits stand below with what came and went and the running balance; none, no table', async () => {
  const line = {
    entry: 1,
    time: '20261120040000',
    event: 'creditsDeducted',
    credits: -2,
    balance: 10,
    plan: 'Clinic 20',
    caseId: 'case_1',
    id: 'EC-24817',
    by: '',
    note: '',
  }
  await open({}, [line])
  expect(await screen.findByRole('heading', { name: 'Credits' })).toBeVisible()
  for (const text of ['Used for a case', '−2', '10']) expect(screen.getByText(text)).toBeVisible()
})
