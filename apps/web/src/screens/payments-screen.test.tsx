import type { DeskPayment, WireForeignPayment } from '@systole/contract/money/payment-desk'
import { configure, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../i18n/i18n.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { PaymentsScreen } from './payments-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_desk_payments'
const APPLY = '/api/apply_payment'
const REFUND = '/api/request_refund'
const DECIDE = '/api/decide_refund'

const payment: DeskPayment = {
  id: 'checkout_1',
  state: 'paid_mismatch',
  needs: ['unmatched'],
  caseId: 'case_1',
  case_number: 'EC-24817',
  case_status: 'upload',
  pet: 'Mochi',
  hospital: 'Harbour Animal Hospital',
  payer: 'w.chan@harbour.test',
  mode: 'basic',
  provider: 'stripe',
  live: true,
  provider_id: 'cs_1',
  payment_id: 'pi_1',
  asked: { amount_minor: 29_800, currency: 'HKD' },
  paid: { amount_minor: 29_800, currency: 'HKD' },
  refundable_minor: 29_800,
  applicable: true,
  alone_minor: 100_000,
  created: new Date('2026-11-19T11:30:00Z'),
  paid_at: new Date('2026-11-19T11:35:00Z'),
  handled: null,
  handled_by: '',
  handled_note: '',
  refunds: [],
  disputes: [],
}
const foreign: WireForeignPayment = {
  id: 'stripe:cs_9',
  provider: 'stripe',
  provider_id: 'cs_9',
  payment_id: 'pi_9',
  reference: '',
  live: true,
  amount_minor: 12_300,
  currency: 'EUR',
  paid_at: new Date('2026-11-19T11:35:00Z'),
}

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('paymentDesk') // loaded with the page
})

function open(
  changes: Partial<DeskPayment> = {},
  answers: Parameters<typeof renderVetPage>[1] = {},
  at = '/payments?id=checkout_1',
) {
  const data = {
    payments: [{ ...payment, ...changes }],
    foreign: [foreign],
    attention: 2,
    next: '',
  }
  return renderVetPage(
    <PaymentsScreen />,
    { [LIST]: { code: 0, data }, ...answers },
    { at, session: { user_type: 'internal_admin' } },
  )
}
const buttons = () =>
  within(screen.getByRole('region', { name: 'Refunds' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

test('STAFF-6 what needs attention is first: money set aside, and unannounced money', async () => {
  await open({}, {}, '/payments')
  expect(await screen.findByRole('link', { name: 'EC-24817 · Mochi' })).toBeVisible()
  expect(screen.getByText('pi_9')).toBeVisible()
  expect(screen.getByText(/123/)).toBeVisible()
})

test('money that is what was asked for can be taken for its case, with a reason, once', async () => {
  const { user, calls } = await open({}, { [APPLY]: { code: 0, data: { payment } } })
  await user.click(await screen.findByRole('button', { name: 'Apply to case' }))
  const confirm = screen.getByRole('button', { name: 'Apply payment' })
  await user.click(confirm)
  expect(screen.getByText('Enter a reason')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We waive the difference')
  await user.dblClick(confirm)
  expect(
    await screen.findByText('Applied: EC-24817 has been sent to the cardiologists'),
  ).toBeVisible()
  expect(calls(APPLY).map(({ fields }) => fields)).toMatchObject([
    { id: 'checkout_1', note: 'We waive the difference' },
  ])
})

test.each<[string, Partial<DeskPayment>, string[]]>([
  ['set aside, and its case waits', {}, ['Apply to case', 'Refund', 'Note what was done']],
  ['of another amount', { applicable: false }, ['Refund', 'Note what was done']],
  ['that fits', { state: 'paid', needs: [], applicable: false }, ['Refund']],
  [
    'in dispute',
    {
      applicable: false,
      disputes: [
        {
          dispute_id: 'dp_1',
          state: 'open',
          amount_minor: 29_800,
          currency: 'HKD',
          reason: 'fraudulent',
          opened: new Date('2026-11-20T04:00:00Z'),
          closed: null,
        },
      ],
    },
    ['Note what was done'],
  ],
  ['that never came', { state: 'failed', needs: [], applicable: false, refundable_minor: 0 }, []],
])('a payment %s offers what can be done, and no more', async (_what, changes, offered) => {
  await open(changes)
  await screen.findByRole('region', { name: 'Refunds' })
  expect(buttons()).toEqual(offered)
})

test.each([
  ['nothing', false],
  ['298.01', false],
  ['298', true],
])('a refund of %s is sent: %s', async (amount, isSent) => {
  const { user, calls } = await open(
    { state: 'paid', needs: [], applicable: false },
    { [REFUND]: { code: 0, data: { payment } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const field = screen.getByRole('textbox', { name: /HKD/ })
  await user.clear(field)
  await user.type(field, amount)
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Charged twice')
  const dialog = within(screen.getByRole('dialog'))
  const last = dialog.getAllByRole('button').at(-1)
  if (last) await user.click(last)
  expect(calls(REFUND)).toHaveLength(isSent ? 1 : 0)
})

const asked: DeskPayment['refunds'][number] = {
  refund_id: 'refund_1',
  state: 'asked',
  amount_minor: 29_800,
  currency: 'HKD',
  reason: 'Charged twice',
  ends_case: false,
  requested_by: 'Grace Yeung',
  requested: new Date('2026-11-20T04:00:00Z'),
  mine: false,
  decided_by: '',
  decided: null,
  decision_reason: '',
  failure: '',
  ended: null,
  returned: null,
  papers: [],
}

test('STAFF-6 who is slower than a colleague keeps the dialog, and reads in it why nothing happened', async () => {
  const waiting = { ...payment, state: 'paid' as const, needs: [], refunds: [asked] }
  const declined = { ...waiting, refunds: [{ ...asked, state: 'declined' as const }] }
  let shown: DeskPayment = waiting
  const { user } = await open(
    {},
    {
      [LIST]: () => ({ code: 0, data: { payments: [shown], foreign: [], attention: 0, next: '' } }),
      [DECIDE]: () => {
        shown = declined
        return { code: -7108 }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Declined')).toBeVisible()
  expect(dialog.getByText('This refund has already been decided or withdrawn.')).toBeVisible()
})

test('a refund that is asked for in another tab meanwhile is reported in the dialog of this one', async () => {
  const free = { ...payment, state: 'paid' as const, needs: [], applicable: false }
  let shown: DeskPayment = free
  const { user } = await open(
    {},
    {
      [LIST]: () => ({ code: 0, data: { payments: [shown], foreign: [], attention: 0, next: '' } }),
      [REFUND]: () => {
        shown = { ...free, refundable_minor: 0, refunds: [{ ...asked, mine: true }] }
        return { code: -7104 }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Charged twice')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /^Refund HKD/ }))
  expect(await screen.findByText('Waiting for a second approval')).toBeVisible()
  expect(dialog.getByText(/has not been sent yet/)).toBeVisible()
})
