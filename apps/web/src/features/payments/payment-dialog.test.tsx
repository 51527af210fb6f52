import type { WireProduct } from '@systole/contract/money/payments'
import type { Language } from '@systole/i18n/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { aCase } from '../../testing/a-case.ts'
import { aSession } from '../../testing/a-session.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AnswerSummary } from './answer-summary.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { PendingUploads } from './pending-uploads.tsx'

const PRODUCTS = '/api/query_payment_gateway_products'
const CREATE = '/api/create_checkout_session'
const PAGE = 'http://portal.test/sandbox-pay/sbx_1'

const product = (mode: 'basic' | 'advance', amount: number): WireProduct => ({
  pg_type: 'sandbox',
  pg_product_id: `econsult_${mode}_hkd`,
  product_id: `econsult_${mode}_hkd`,
  mode,
  currency: 'HKD',
  type: 'econsult',
  description: `${mode} eConsult`,
  symbol: 'HK$',
  price: amount,
  amount_minor: amount * 100,
})
const BOTH = { products: { list: [product('basic', 298), product('advance', 548)] } }
const opened = { code: 0, data: { url: PAGE, id: 'checkout_1', pgType: 'sandbox' } }

let reportUploads: (uploads: PendingUploads) => void = () => {}

function Stage({ leave }: { leave: (url: string) => void }) {
  const [open, setOpen] = useState(false)
  const [uploads, setUploads] = useState<PendingUploads>({ running: 0, percent: 0, stopped: 0 })
  reportUploads = setUploads
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Next
      </button>
      <PaymentDialog
        consult={aCase()}
        open={open}
        onClose={() => setOpen(false)}
        leave={leave}
        uploads={uploads}
        summary={
          <AnswerSummary rows={[{ label: 'Patient', value: 'Mochi', onChange: () => {} }]} />
        }
      />
    </>
  )
}

const THE_CASE = ['case', 'case_1', '']

async function openDialog(
  answers: Parameters<typeof fakePortal>[0],
  { language = 'en_us' }: { language?: Language } = {},
) {
  const user = userEvent.setup()
  const left: string[] = []
  const portal = fakePortal(answers)
  const queryClient = makeQueryClient()
  queryClient.setQueryData(THE_CASE, {})
  await renderPage(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={aSession()}>
        <Stage leave={(url) => left.push(url)} />
      </SessionProvider>
    </QueryClientProvider>,
    { language },
  )
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const dialog = await screen.findByRole('dialog')
  const isCaseStale = () => queryClient.getQueryState(THE_CASE)?.isInvalidated
  return { user, left, dialog, calls: portal.calls, isCaseStale }
}

const okButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'OK' })
const accept = () => screen.getByRole('checkbox')

test('PAY-2 the dialog says service and price in a sentence, over the answers to check', async () => {
  const { dialog } = await openDialog({ [PRODUCTS]: { code: 0, data: BOTH } })
  expect(within(dialog).getByRole('heading', { name: 'Proceed to payment' })).toBeVisible()
  await within(dialog).findByText('The total for Advance eConsult is HKD 548.')
  expect(within(dialog).getByText('Mochi')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Change: Patient' })).toBeVisible()
})

test('PAY-2 OK works only while the terms are ticked, and says why it does not', async () => {
  const { user, dialog } = await openDialog({ [PRODUCTS]: { code: 0, data: BOTH } })
  await within(dialog).findByText(/548/)
  const reason = () => {
    const id = okButton().getAttribute('aria-describedby')
    return id ? document.getElementById(id)?.textContent : undefined
  }
  expect(okButton().disabled).toBe(true)
  expect(reason()).toBe('Accept the terms to continue')
  accept().focus()
  await user.keyboard(' ')
  expect(okButton().disabled).toBe(false)
  expect(reason()).toBeUndefined()
  await user.keyboard(' ')
  expect(okButton().disabled).toBe(true)
})

test('PAY-2 the backdrop does not close it; Cancel and Escape do, and the tick is gone next time', async () => {
  const { user, dialog } = await openDialog({ [PRODUCTS]: { code: 0, data: BOTH } })
  await within(dialog).findByText(/548/)
  await user.click(document.querySelector('[data-around]') ?? document.body)
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(accept())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('dialog')
  expect(okButton().disabled).toBe(true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

async function openWhileUploading() {
  const page = await openDialog({
    [PRODUCTS]: { code: 0, data: BOTH },
    [CREATE]: opened,
  })
  await within(page.dialog).findByText(/548/)
  act(() => reportUploads({ running: 1, percent: 59, stopped: 0 }))
  await page.user.click(accept())
  return page
}

test('PAY-2 a file that is still uploading is said before paying, and OK gives way to a choice', async () => {
  const { dialog, user, left } = await openWhileUploading()
  expect(dialog.textContent).toContain('1 file is still uploading (59%).')
  expect(within(dialog).queryByRole('button', { name: 'OK' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Pay anyway' }))
  await waitFor(() => expect(left).toEqual([PAGE]))
})

test('PAY-2 who waits pays by itself once the upload is complete', async () => {
  const { dialog, user, left, calls } = await openWhileUploading()
  await user.click(within(dialog).getByRole('button', { name: 'Wait, then pay' }))
  act(() => reportUploads({ running: 1, percent: 90, stopped: 0 }))
  expect(calls.filter(({ path }) => path === CREATE)).toHaveLength(0)
  act(() => reportUploads({ running: 0, percent: 0, stopped: 0 }))
  await waitFor(() => expect(left).toEqual([PAGE]))
})

test('PAY-2 an upload that stops while it is awaited is said, and nothing is paid', async () => {
  const { dialog, user, calls } = await openWhileUploading()
  await user.click(within(dialog).getByRole('button', { name: 'Wait, then pay' }))
  act(() => reportUploads({ running: 0, percent: 0, stopped: 1 }))
  expect(dialog.textContent).toContain('1 upload has stopped. Its file is not in the case.')
  expect(calls.filter(({ path }) => path === CREATE)).toHaveLength(0)
  expect(okButton().disabled).toBe(false)
})

test('PAY-2 PAY-6 the terms open over the payment, and Escape closes only them', async () => {
  const { user } = await openDialog({ [PRODUCTS]: { code: 0, data: BOTH } })
  await user.click(screen.getByRole('button', { name: 'Read the user and payment terms' }))
  const terms = await screen.findByRole('dialog', { name: 'User and payment terms' })
  for (const words of [
    /not a veterinary clinic/,
    /only analyse data .* for our partner specialists/,
    /in full in advance/,
    /no refunds/,
    /mode of a case cannot change after payment/,
    /within one day after the service/,
    /6 months/,
    /Hong Kong/,
  ]) {
    expect(terms.textContent).toMatch(words)
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('User and payment terms')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Proceed to payment' })).toBeVisible()
})

test('PAY-3 a second press that comes before the button is drawn locked opens no second checkout', async () => {
  const { user, dialog, left, calls } = await openDialog({
    [PRODUCTS]: { code: 0, data: BOTH },
    [CREATE]: opened,
  })
  await within(dialog).findByText(/548/)
  await user.click(accept())
  const ok = okButton()
  act(() => {
    ok.click()
    ok.click()
  })
  await waitFor(() => expect(left).toEqual([PAGE]))
  expect(calls.filter(({ path }) => path === CREATE)).toHaveLength(1)
})

test('PAY-3 OK opens a checkout for the case and leaves for its page, locked meanwhile', async () => {
  const { user, dialog, left, calls } = await openDialog({
    [PRODUCTS]: { code: 0, data: BOTH },
    [CREATE]: opened,
  })
  await within(dialog).findByText(/548/)
  await user.click(accept())
  await user.dblClick(okButton())
  await waitFor(() => expect(left).toEqual([PAGE]))
  const sent = calls.filter(({ path }) => path === CREATE)
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.fields.info ?? '')).toMatchObject({
    pg_type: 'sandbox',
    products: [{ product_id: 'econsult_advance_hkd', quantity: 1 }],
    usid: 'case_mochi',
    pet_id: 'pet_mochi',
    domain: window.location.origin,
    email: 'w.chan@harbour.test',
    name: 'Wing Chan',
    language: 'en_us',
  })
  expect(within(dialog).getByText('Opening the payment page…')).toBeVisible()
  expect(okButton().disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('PAY-3 a failure is the snackbar (code) error, and stays written in the dialog', async () => {
  const { user, dialog, left, isCaseStale } = await openDialog({
    [PRODUCTS]: { code: 0, data: BOTH },
    [CREATE]: { code: -7006, message: 'This case cannot be paid now.' },
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await within(dialog).findByText(/548/)
  await user.click(accept())
  await user.click(okButton())
  expect(await screen.findByText('(-7006) error')).toBeVisible()
  expect(within(dialog).getByRole('alert').textContent).toContain('(-7006) error. This case cannot')
  expect(scrolled.mock.contexts.map((each) => (each as Element).textContent)).toEqual([
    expect.stringContaining('(-7006) error'),
  ])
  expect(left).toEqual([])
  expect(okButton().disabled).toBe(false)
  expect(isCaseStale()).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(isCaseStale()).toBe(true)
})

test('PAY-7 a price that changed meanwhile is shown again, said beside it, and must be accepted again', async () => {
  const prices = [548, 598]
  const { user, dialog, left, calls } = await openDialog({
    [PRODUCTS]: () => ({
      code: 0,
      data: { products: { list: [product('advance', prices.shift() ?? 598)] } },
    }),
    [CREATE]: ({ info = '' }) =>
      info.includes('"amount_minor":59800') ? opened : { code: -7007, message: 'Changed.' },
  })
  await within(dialog).findByText(/548/)
  await user.click(accept())
  await user.click(okButton())
  const price = await within(dialog).findByText('The total for Advance eConsult is HKD 598.')
  expect(within(dialog).getByRole('alert').textContent).toContain('The price has changed')
  expect(price.nextElementSibling?.textContent).toContain('The price has changed')
  expect(accept()).toHaveProperty('checked', false)
  expect(okButton().disabled).toBe(true)
  expect(left).toEqual([])
  await user.click(accept())
  await user.click(okButton())
  await waitFor(() => expect(left).toEqual([PAGE]))
  expect(calls.filter(({ path }) => path === PRODUCTS)).toHaveLength(2)
})

test('PAY-6 terms that changed meanwhile are unticked, and the page that holds the new ones is one press away', async () => {
  const { user, dialog, left } = await openDialog({
    [PRODUCTS]: { code: 0, data: BOTH },
    [CREATE]: { code: -7008, message: 'Changed.' },
  })
  await within(dialog).findByText(/548/)
  await user.click(accept())
  await user.click(okButton())
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain('terms have changed')
  expect(within(alert).getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(accept()).toHaveProperty('checked', false)
  expect(okButton().disabled).toBe(true)
  expect(left).toEqual([])
})

test('a lost connection is said in the dialog, and OK tries again', async () => {
  const { user, dialog, left } = await openDialog({ [PRODUCTS]: { code: 0, data: BOTH } })
  await within(dialog).findByText(/548/)
  await user.click(accept())
  await user.click(okButton())
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'server cannot be reached',
  )
  fakePortal({ [CREATE]: opened })
  await user.click(okButton())
  await waitFor(() => expect(left).toEqual([PAGE]))
})

test('without a price for the region nothing can be paid', async () => {
  const { user, dialog } = await openDialog({
    [PRODUCTS]: { code: 0, data: { products: { list: [product('basic', 298)] } } },
  })
  await within(dialog).findByText('No price is available for your region yet. Contact support.')
  await user.click(accept())
  expect(okButton().disabled).toBe(true)
})

test('the dialog speaks Traditional Chinese', async () => {
  const { dialog } = await openDialog(
    { [PRODUCTS]: { code: 0, data: BOTH } },
    { language: 'zh_hk' },
  )
  await within(dialog).findByText('進階遙距會診收費 HKD 548。')
  expect(
    within(dialog).getByRole('checkbox', { name: '我已閱讀並接受用戶及付款條款' }),
  ).toBeVisible()
})
