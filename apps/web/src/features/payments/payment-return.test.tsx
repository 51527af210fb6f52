import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { aCase } from '../../testing/a-case.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { formatDateTime } from '../../ui/format/format-date.ts'
import { PaymentReturn } from './payment-return.tsx'

const QUERY = '/api/query_checkout_session'
const EXPIRE = '/api/expire_checkout_session'
const INFO = '/api/query_session_info'
const RETURN = { success: back('success'), cancel: back('cancel') }
const DUE = new Date('2026-11-21T14:10:00Z')

function back(mode: string): string {
  return `/main?mode=${mode}&pg_type=sandbox&id=checkout_1`
}

const status = (payment_status: 'unpaid' | 'processing' | 'paid', state = 'open') => ({
  code: 0,
  data: {
    status: payment_status === 'unpaid' ? state : 'complete',
    payment_status,
    caseId: 'case_mochi',
    due: payment_status === 'paid' ? '20261121141000' : '',
  },
})

async function comeBack(at: string, answers: Parameters<typeof fakePortal>[0]) {
  const { calls } = fakePortal(answers)
  const { router } = await renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <PaymentReturn />
    </QueryClientProvider>,
    { at },
  )
  const address = () => router.state.location.href
  return { calls, address, user: userEvent.setup() }
}

const dialog = (name: string) => screen.findByRole('dialog', { name })

afterEach(() => {
  vi.useRealTimers()
})

test('MAIN-3 PAY-4 a paid return says by when the report comes, and leads to the case list', async () => {
  const { user, address, calls } = await comeBack(RETURN.success, { [QUERY]: status('paid') })
  const box = await dialog('Payment received')
  expect(box.textContent).toContain(
    `You’ll have the report by ${formatDateTime(DUE, 'en_us')}, by email and here.`,
  )
  const documents = screen.getByRole<HTMLAnchorElement>('link', { name: /^Billing/ })
  expect(documents.getAttribute('href')).toBe('/billing')
  expect(calls[0]?.fields).toMatchObject({ pg_type: 'sandbox', id: 'checkout_1' })
  await waitFor(() => expect(address()).toBe('/main'))
  await user.click(screen.getByRole('button', { name: 'Go to case list' }))
  await waitFor(() => expect(address()).toBe('/ongoing'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PAY-4 a paid return names the pet and the number of its case', async () => {
  await comeBack(RETURN.success, {
    [QUERY]: status('paid'),
    [INFO]: { code: 0, data: { session: aCase() } },
  })
  const box = await dialog('Payment received')
  expect(box.textContent).toContain('Mochi')
  expect(box.textContent).toContain('EC-24817')
})

test('PAY-4 a cancelled payment leads back to the payment of its case', async () => {
  const { user, address } = await comeBack(RETURN.cancel, {
    [EXPIRE]: { code: 0, data: { caseId: 'case_mochi' } },
  })
  await dialog('Payment cancelled')
  expect(screen.getByRole('button', { name: 'Go to case list' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toBe('/test-detail?usid=case_mochi&stage=4'))
})

test('PAY-4 the payment is asked about until it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asked = 0
  const { calls } = await comeBack(RETURN.success, {
    [QUERY]: () => {
      asked += 1
      return status(asked < 4 ? 'processing' : 'paid')
    },
  })
  await dialog('One moment')
  expect(screen.getByRole('status').textContent).toBe('Checking your payment…')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await dialog('Payment received')
  expect(calls.filter(({ path }) => path === QUERY)).toHaveLength(4)
})

test('PAY-4 after fifteen seconds the page says that the bank has not answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await comeBack(RETURN.success, { [QUERY]: status('processing') })
  await dialog('One moment')
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByText('Checking your payment…')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2500))
  const box = await dialog('Not confirmed yet')
  expect(box.textContent).toContain(
    'Your bank is still confirming this payment. We’ll email you as soon as it is confirmed; please don’t pay again until then. Your case is saved in Incomplete test.',
  )
})

test('PAY-4 the address says success, the server says expired: the server is believed, and one can pay again', async () => {
  const { user, address } = await comeBack(RETURN.success, { [QUERY]: status('unpaid', 'expired') })
  expect((await dialog('Not paid')).textContent).toContain(
    'We received no payment, and nothing was charged.',
  )
  await user.click(screen.getByRole('button', { name: 'Pay again' }))
  await waitFor(() => expect(address()).toBe('/test-detail?usid=case_mochi&stage=4'))
})

test('ONGO-3 PAY-4 cancel ends the checkout and says that the case is kept', async () => {
  const { address, calls } = await comeBack('/ongoing?mode=cancel&pg_type=sandbox&id=checkout_1', {
    [EXPIRE]: { code: 0, data: { caseId: 'case_mochi' } },
  })
  const box = await dialog('Payment cancelled')
  expect(box.textContent).toContain('Payment was cancelled. Your case is saved in Incomplete test.')
  expect(JSON.parse(calls[0]?.fields.info ?? '')).toEqual({ pg_type: 'sandbox', id: 'checkout_1' })
  await waitFor(() => expect(address()).toBe('/ongoing'))
})

test.each([
  ['MAIN-3 success', '/main?mode=success', 'Back from payment'],
  ['MAIN-3 cancel', '/main?mode=cancel', 'Payment cancelled'],
  ['ONGO-3 success', '/ongoing?mode=success', 'Back from payment'],
  ['ONGO-3 cancel', '/ongoing?mode=cancel', 'Payment cancelled'],
])('%s alone shows its dialog, claims no payment and asks nothing', async (_row, at, title) => {
  const { user, address, calls } = await comeBack(at, {})
  const box = await dialog(title)
  expect(box.textContent).not.toContain('Payment received')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go to case list' }))
  await waitFor(() => expect(address()).toBe('/ongoing'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PAY-4 a cancel that comes after the payment is shown as paid', async () => {
  await comeBack(RETURN.cancel, {
    [EXPIRE]: { code: -7003, message: 'This case has already been paid.' },
    [QUERY]: status('paid'),
  })
  expect(await dialog('Payment received')).toBeVisible()
})

test('a check that fails says so and can be repeated; the address keeps what to ask', async () => {
  const { user, address } = await comeBack(RETURN.success, {})
  const box = await dialog('Payment could not be checked')
  expect(box.textContent).toContain('The server cannot be reached')
  expect(address()).toBe(RETURN.success)
  fakePortal({ [QUERY]: status('paid') })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await dialog('Payment received')
})

test('Escape closes the message and stays on the page', async () => {
  const { user, address } = await comeBack(RETURN.success, { [QUERY]: status('paid') })
  await dialog('Payment received')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/main')
})

test.each(['/main', '/main?mode=other', '/main?mode=other&pg_type=sandbox&id=checkout_1'])(
  'nothing is asked and shown at %s',
  async (at) => {
    const { calls } = await comeBack(at, {})
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toEqual([])
  },
)
